import { z } from 'zod'
import { define } from '../define.ts'
import { localizedText } from '../text/text.schema.ts'

/**
 * Weekdays on which the company does not work: the calendar of the city of São Paulo. By law: Lei 662/1949 as amended
 * by Lei 10.607/2002, Lei 6.802/1980 (October 12), Lei 14.759/2023 (November 20); Lei estadual 9.497/1997 (July 9); Lei
 * municipal 14.485/2007 (January 25, Good Friday, Corpus Christi). Carnival is not a legal holiday, but nobody works
 * then.
 */
const values: Holiday[] = [
  {
    on: '01-01',
    name: {
      'pt-br': 'Ano-Novo',
      'en-us': 'New Year’s Day',
      'es-es': 'Año Nuevo',
    },
  },
  {
    on: '01-25',
    name: {
      'pt-br': 'aniversário de São Paulo',
      'en-us': 'São Paulo’s anniversary',
      'es-es': 'aniversario de São Paulo',
    },
  },
  {
    afterEaster: -48,
    name: {
      'pt-br': 'carnaval',
      'en-us': 'Carnival',
      'es-es': 'carnaval',
    },
  },
  {
    afterEaster: -47,
    name: {
      'pt-br': 'carnaval',
      'en-us': 'Carnival',
      'es-es': 'carnaval',
    },
  },
  {
    afterEaster: -2,
    name: {
      'pt-br': 'Sexta-feira Santa',
      'en-us': 'Good Friday',
      'es-es': 'Viernes Santo',
    },
  },
  {
    on: '04-21',
    name: {
      'pt-br': 'Tiradentes',
      'en-us': 'Tiradentes Day',
      'es-es': 'día de Tiradentes',
    },
  },
  {
    on: '05-01',
    name: {
      'pt-br': 'Dia do Trabalho',
      'en-us': 'Labor Day in Brazil',
      'es-es': 'Día del Trabajo',
    },
  },
  {
    afterEaster: 60,
    name: {
      'pt-br': 'Corpus Christi',
      'en-us': 'Corpus Christi',
      'es-es': 'Corpus Christi',
    },
  },
  {
    on: '07-09',
    name: {
      'pt-br': 'Revolução de 1932',
      'en-us': 'São Paulo state holiday',
      'es-es': 'fiesta del estado de São Paulo',
    },
  },
  {
    on: '09-07',
    name: {
      'pt-br': 'Independência',
      'en-us': 'Independence Day in Brazil',
      'es-es': 'Independencia de Brasil',
    },
  },
  {
    on: '10-12',
    name: {
      'pt-br': 'Nossa Senhora Aparecida',
      'en-us': 'Our Lady of Aparecida',
      'es-es': 'Nuestra Señora Aparecida',
    },
  },
  {
    on: '11-02',
    name: {
      'pt-br': 'Finados',
      'en-us': 'All Souls’ Day',
      'es-es': 'Día de los Difuntos',
    },
  },
  {
    on: '11-15',
    name: {
      'pt-br': 'Proclamação da República',
      'en-us': 'Republic Day',
      'es-es': 'Proclamación de la República',
    },
  },
  {
    on: '11-20',
    name: {
      'pt-br': 'Consciência Negra',
      'en-us': 'Black Awareness Day',
      'es-es': 'Día de la Conciencia Negra',
    },
  },
  {
    on: '12-25',
    name: {
      'pt-br': 'Natal',
      'en-us': 'Christmas',
      'es-es': 'Navidad',
    },
  },
]

const name = localizedText(40)
const leapYear = 2024
const holiday = z.union(
  [
    /** The same date each year, such as 12-25. */
    z.strictObject({
      on: z.string().refine((value) => z.iso.date().safeParse(`${leapYear}-${value}`).success),
      name,
    }),
    /** Days after Easter Sunday; negative before it. */
    z.strictObject({ afterEaster: z.int(), name }),
  ],
  'is neither an existing date such as 12-25 (month first), nor a number of days after Easter, with its name in every language',
)
export type Holiday = z.infer<typeof holiday>
export const holidays = define('content/dates/holidays.ts', z.array(holiday).min(1), values)
