'use client'
import { useState } from 'react'

export function ContactForm() {
  const [isSent, setSent] = useState(false)
  if (isSent) return <p role="status">Thanks</p>
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent(true)
      }}
    >
      {['name', 'email', 'phone'].map((name) => (
        <label key={name}>
          {name}
          <input name={name} required />
        </label>
      ))}
      <button type="submit">Send</button>
    </form>
  )
}
