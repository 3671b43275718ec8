import { contactForm } from '../../forms/contact.ts'
import type { FieldName, FormDeclaration } from '../../forms/declaration.ts'
import { leadForm } from '../../forms/lead.ts'
import type { LocaleId } from '../../locales/locales.ts'

type CollectedField = FieldName<typeof contactForm> | FieldName<typeof leadForm>

/** The privacy policy must list all data that the forms collect (LGPD art. 9, GDPR art. 13). */
const words: Record<CollectedField, Record<LocaleId, string>> = {
  name: { 'pt-br': 'nome', 'en-us': 'name', 'es-es': 'nombre' },
  phone: { 'pt-br': 'telefone', 'en-us': 'phone', 'es-es': 'teléfono' },
  company: { 'pt-br': 'empresa', 'en-us': 'company', 'es-es': 'empresa' },
  role: { 'pt-br': 'cargo', 'en-us': 'role', 'es-es': 'cargo' },
  email: { 'pt-br': 'e‑mail', 'en-us': 'email', 'es-es': 'correo electrónico' },
  message: { 'pt-br': 'mensagem', 'en-us': 'message', 'es-es': 'mensaje' },
  state: { 'pt-br': 'estado', 'en-us': 'state', 'es-es': 'estado' },
}

/** A field without words becomes an unknown placeholder, which the content check reports. */
export function collectedFields(locale: LocaleId) {
  const listOf = ({ fields }: FormDeclaration) =>
    Object.keys(fields)
      .map(
        (field) =>
          words[field as CollectedField]?.[locale] ?? `{words for "${field}" in content/privacy/collected-fields.ts}`,
      )
      .join(', ')
  return { contactFields: listOf(contactForm), leadFields: listOf(leadForm) }
}
