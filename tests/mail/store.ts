import { onTestFinished } from 'vitest'
import type { FormRequest } from '../../forms/forms.ts'
import { type NewRequest, openStore, type RequestStore } from '../../server/requests/request-store.ts'
import { folderWith } from '../programs/temporary-folder.ts'
import { leadRequest } from './sample-requests.ts'

/** Opens the store in a folder, or the one in PostgreSQL, until the test ends. */
export function storeIn(dataFolder = folderWith({}), databaseUrl?: string): RequestStore {
  const store = openStore({ dataFolder, databaseUrl })
  onTestFinished(() => store.close())
  return store
}

/** A request in the format that the store takes. */
export function entry(request: FormRequest, more: Partial<NewRequest> = {}): NewRequest {
  return { body: JSON.stringify(request), request, ...more }
}

/** Stores a lead for each name. */
export async function addLeads(store: RequestStore, ...names: string[]): Promise<void> {
  for (const name of names) await store.add(entry(leadRequest({ name })))
}

export async function storedNames(store: RequestStore): Promise<(string | undefined)[]> {
  return (await store.list()).map(({ request }) => request.name)
}
