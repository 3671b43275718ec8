import { useEffect, useRef } from 'react'
import { useFieldContext } from './form-context'
import { TextField, type TextFieldProps } from './TextField'

/** A Brazilian phone number. Its mask is loaded when the field is shown, so that pages without one do not pay for it. */
export function PhoneField(props: Omit<TextFieldProps, 'ref'>) {
  const input = useRef<HTMLInputElement>(null)
  const { handleChange } = useFieldContext<string>()
  useEffect(() => {
    import('./phone-mask').then(({ maskPhone }) => {
      if (input.current) maskPhone(input.current, handleChange)
    }, console.error)
  }, [handleChange])
  return <TextField {...props} ref={input} />
}
