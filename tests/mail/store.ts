import { onTestFinished } from 'vitest'
import type { FormRequest } from '../../requests/request-forms'
import type { NewRequest, RequestStore, Taken } from '../../server/mail/store/request-store'
import { openSqliteStore } from '../../server/mail/store/sqlite-store'
import { folderWith } from '../temporary-folder'
import { leadRequest } from './sample-requests'

/** The store in a folder, until the test ends. */
export function openStore(folder = folderWith({})): RequestStore {
  const store = openSqliteStore(folder)
  onTestFinished(store.close)
  return store
}

/** A request as it reaches the store. */
export function entry(request: FormRequest, more: Partial<NewRequest> = {}): NewRequest {
  return { body: JSON.stringify(request), request, isSpam: false, ...more }
}

/** Stores a lead for each name. */
export async function addLeads(store: RequestStore, ...names: string[]): Promise<void> {
  for (const name of names) await store.add(entry(leadRequest({ name })))
}

export async function storedNames(store: RequestStore, filter?: { isSpam: boolean }): Promise<string[]> {
  return (await store.list(filter)).map(({ request }) => request.name)
}

export function takenNames(taken: Taken | undefined): string[] {
  return taken?.requests.map(({ request }) => request.name) ?? []
}

export function takenIds(taken: Taken | undefined): number[] {
  return taken?.requests.map(({ id }) => id) ?? []
}
