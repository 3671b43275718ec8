import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { queueEarlySubmits } from './early-submit.ts'

const onSubmit = vi.fn((event: Event) => event.preventDefault())

beforeEach(() => {
  document.body.innerHTML = '<form><input name="a" required><button type="submit" disabled>Send</button></form>'
  onSubmit.mockClear()
  form().addEventListener('submit', onSubmit)
})

beforeAll(queueEarlySubmits)

test('a button that was prerendered disabled can be pressed, and no empty field is an error', async () => {
  queueEarlySubmits()
  await vi.waitFor(() => expect(button().disabled).toBe(false))
  expect(form().checkValidity()).toBe(true)
})

test('what is pressed before the form is usable is sent once it is', async () => {
  button().disabled = false
  button().focus()
  button().click()
  expect(onSubmit).not.toHaveBeenCalled()
  form().noValidate = true
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
})

test('the enter key in a field does nothing before the form is usable', async () => {
  button().disabled = false
  form().querySelector('input')?.focus()
  button().click()
  form().noValidate = true
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a usable form is sent at once', () => {
  button().disabled = false
  form().noValidate = true
  button().click()
  expect(onSubmit).toHaveBeenCalledOnce()
})

const form = () => document.querySelector('form') as HTMLFormElement
const button = () => document.querySelector('button') as HTMLButtonElement
