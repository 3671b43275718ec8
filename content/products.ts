import { z } from 'zod'
import { define } from './define.ts'
import { isCode, localized, slug, unique, webAddress, wrongCount } from './schema/fields.ts'
import { picture } from './schema/pictures.ts'
import { localizedText, text } from './text/text.schema.ts'

const product = z.strictObject({
  id: slug,
  title: text(30),
  img: picture,
  /** The languages that the product supports. */
  languages: z
    .array(
      z.string().refine((code) => isCode('language', code), {
        error: ({ input }) => `is "${input}", but must be the code of a language, such as pt`,
      }),
    )
    .min(1)
    .superRefine(unique('', (code: string) => code)),
  /** The price of the smallest plan, in whole units of each language's currency. */
  monthlyPrice: localized(z.int().positive()),
  /** The unit of the price, such as a user. */
  unit: localizedText(30),
  description: localizedText(200),
  link: webAddress,
})
export type Product = z.infer<typeof product>
export const productsSchema = z
  .array(product)
  .length(5, { error: ({ input }) => wrongCount((input as Product[]).length, 5, 'products') })
  .superRefine(unique('id', (entry: Product) => entry.id))
  .refine((all) => all.some(({ id }) => id === 'ai-news'), 'has no ai-news, to which its demo links')

/** Languages and prices are invented: the owner confirms them before the site goes public. */
export const products = define('content/products.ts', productsSchema, [
  {
    id: 'ai-seller',
    title: '{aiSeller}',
    img: 'products/ai-seller',
    languages: ['pt', 'en', 'es'],
    monthlyPrice: {
      'pt-br': 390,
      'en-us': 79,
      'es-es': 69,
    },
    unit: {
      'pt-br': 'empresa',
      'en-us': 'company',
      'es-es': 'empresa',
    },
    description: {
      'pt-br': 'Seus clientes compram pelo chat, e um vendedor entra quando é preciso.',
      'en-us': 'Your customers buy by chat; a salesperson steps in when needed.',
      'es-es': 'Tus clientes compran por chat, y un vendedor interviene cuando hace falta.',
    },
    link: 'https://ai-seller.example/',
  },
  {
    id: 'ai-manager',
    title: '{aiManager}',
    img: 'products/ai-manager',
    languages: ['pt', 'en', 'es'],
    monthlyPrice: {
      'pt-br': 240,
      'en-us': 49,
      'es-es': 45,
    },
    unit: {
      'pt-br': 'empresa',
      'en-us': 'company',
      'es-es': 'empresa',
    },
    description: {
      'pt-br': 'Toda segunda, você lê o que mudou na empresa e o que depende de você.',
      'en-us': 'Every Monday, you read what changed in your company and what’s waiting on you.',
      'es-es': 'Cada lunes lees qué ha cambiado en la empresa y qué depende de ti.',
    },
    link: 'https://ai-manager.example/',
  },
  {
    id: 'ai-news',
    title: '{aiNews}',
    img: 'products/ai-news',
    languages: ['pt'],
    monthlyPrice: {
      'pt-br': 120,
      'en-us': 24,
      'es-es': 22,
    },
    unit: {
      'pt-br': 'usuário',
      'en-us': 'user',
      'es-es': 'usuario',
    },
    description: {
      'pt-br': 'Você recebe o que importa dos portais do seu setor, resumido e com a fonte.',
      'en-us': 'You get what matters from your field’s news sites, summed up, with the source.',
      'es-es': 'Recibes lo importante de los medios de tu sector, resumido y con la fuente.',
    },
    link: 'https://ai-news.example/',
  },
  {
    id: 'eduamigo',
    title: '{eduAmigo}',
    img: 'products/eduamigo',
    languages: ['pt'],
    monthlyPrice: {
      'pt-br': 35,
      'en-us': 7,
      'es-es': 6,
    },
    unit: {
      'pt-br': 'aluno',
      'en-us': 'student',
      'es-es': 'alumno',
    },
    description: {
      'pt-br': 'O estudante recebe pistas até chegar à resposta.',
      'en-us': 'It gives students hints, so they reach the answer themselves.',
      'es-es': 'El estudiante recibe pistas hasta llegar a la respuesta.',
    },
    link: 'https://eduamigo.example/',
  },
  {
    id: 'alugue-total',
    title: '{alugueTotal}',
    img: 'products/alugue-total',
    languages: ['pt'],
    monthlyPrice: {
      'pt-br': 90,
      'en-us': 18,
      'es-es': 16,
    },
    unit: {
      'pt-br': 'imóvel',
      'en-us': 'property',
      'es-es': 'inmueble',
    },
    description: {
      'pt-br': 'Você recebe um preço sugerido para cada data e um contrato para conferir.',
      'en-us': 'You get a suggested price for each date and a rental agreement to review.',
      'es-es': 'Recibes un precio sugerido para cada fecha y un contrato para revisar.',
    },
    link: 'https://alugue-total.example/',
  },
])
