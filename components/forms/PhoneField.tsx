import { useEffect, useRef } from 'react'
import { type FieldProps, TextField } from './Field'
import { useFieldContext } from './form-context'

/** A Brazilian phone number. Its mask comes when the field is on show: pages without one do not pay for it. */
export function PhoneField(props: FieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const { handleChange } = useFieldContext<string>()
  useEffect(() => {
    import('./phone-mask').then(({ maskPhone }) => {
      if (input.current) maskPhone(input.current, handleChange)
    }, console.error)
  }, [handleChange])
  return <TextField ref={input} type="tel" autoComplete="tel" {...props} />
}
