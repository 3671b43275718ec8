import { useEffect, useRef } from 'react'
import type { TextFieldDeclaration } from '../../requests/form-declaration'
import { useFieldContext } from './form-context'
import { TextField } from './TextField'

/** A Brazilian phone number. Its mask is loaded when the field is shown, so that pages without one do not pay for it. */
export function PhoneField({ field }: { field: TextFieldDeclaration }) {
  const input = useRef<HTMLInputElement>(null)
  const { handleChange } = useFieldContext<string>()
  useEffect(() => {
    import('./phone-mask').then(({ maskPhone }) => {
      if (input.current) maskPhone(input.current, handleChange)
    }, console.error)
  }, [handleChange])
  return <TextField ref={input} type="tel" field={field} />
}
