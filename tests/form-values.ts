import type { FieldDeclaration, FormDeclaration, FormValues } from '../forms/declaration.ts'

/** Values for each field of a form, in the format in which they are sent. */
export function formValues<Form extends FormDeclaration>(form: Form): FormValues<Form> {
  const answers = Object.entries(form.fields).map(([name, field]) => [name, answerTo(name, field)])
  return Object.fromEntries(answers)
}

function answerTo(name: string, field: FieldDeclaration): string {
  switch (field.kind) {
    case 'text':
    case 'name':
      return `${name} d’Ávila & Filhos`
    case 'email':
      return 'ana@padaria.example'
    case 'phone':
      return '(11) 98765-4321'
    case 'choice':
      return field.options.at(-1) ?? ''
    case 'textarea':
      return 'Olá!\n\nPrecisamos de um aplicativo.'
  }
}
