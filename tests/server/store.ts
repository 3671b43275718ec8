import { onTestFinished } from 'vitest'
import type { LeadFields } from '../../forms/forms.ts'
import { type LeadStore, type NewLead, openStore } from '../../server/leads/lead-store.ts'
import { folderWith } from '../programs/temporary-folder.ts'
import { landingLead } from './sample-leads.ts'

/** Opens the store in a folder, or the one in PostgreSQL, until the test ends. */
export function storeIn(dataFolder = folderWith({}), databaseUrl?: string): LeadStore {
  const store = openStore({ dataFolder, databaseUrl })
  onTestFinished(() => store.close())
  return store
}

/** A lead in the format that the store takes. */
export function entry(fields: LeadFields, more: Partial<NewLead> = {}): NewLead {
  return { body: JSON.stringify(fields), fields, ...more }
}

/** Stores a lead for each name. */
export async function addLeads(store: LeadStore, ...names: string[]): Promise<void> {
  for (const name of names) await store.add(entry(landingLead({ name })))
}

export async function storedNames(store: LeadStore): Promise<(string | undefined)[]> {
  return (await store.list()).map(({ fields }) => fields.name)
}
