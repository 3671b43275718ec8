import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { queueEarlySubmits } from './early-submit.ts'

const onSubmit = vi.fn((event: Event) => event.preventDefault())

beforeEach(() => {
  document.body.innerHTML = '<form><input name="a" required><button type="submit" disabled>Send</button></form>'
  onSubmit.mockClear()
  form().addEventListener('submit', onSubmit)
})

beforeAll(queueEarlySubmits)

test('a prerendered disabled button becomes enabled, and no empty field is invalid', async () => {
  queueEarlySubmits()
  await vi.waitFor(() => expect(button().disabled).toBe(false))
  expect(form().checkValidity()).toBe(true)
})

test('a form submitted before hydration is sent once it is usable', async () => {
  button().disabled = false
  button().focus()
  button().click()
  expect(onSubmit).not.toHaveBeenCalled()
  form().noValidate = true
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
})

test('Enter in a field does nothing before hydration', async () => {
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
