import { createFormHookContexts } from '@tanstack/react-form'
import { createContext } from 'react'

export const { fieldContext, formContext, useFieldContext } = createFormHookContexts()

/** The language tag of a form's error messages, where it may be another than the page's. */
export const ErrorLanguage = createContext<string | undefined>(undefined)
