import { onTestFinished } from 'vitest'
import type { FormRequest } from '../../forms/forms.ts'
import {
  type ClaimedRequest,
  type NewRequest,
  RequestStore,
  type Selection,
  type StoredRequest,
} from '../../server/mail/store/request-store.ts'
import { openSqlite } from '../../server/mail/store/sqlite.ts'
import { folderWith } from '../programs/temporary-folder.ts'
import { leadRequest } from './sample-requests.ts'

/** Opens the store in a folder until the test ends. */
export function openStore(folder = folderWith({})): RequestStore {
  const store = new RequestStore(openSqlite(folder))
  onTestFinished(() => store.close())
  return store
}

/** A request in the format that the store takes. */
export function entry(request: FormRequest, more: Partial<NewRequest> = {}): NewRequest {
  return { body: JSON.stringify(request), request, isSpam: false, ...more }
}

/** Stores a lead for each name. */
export async function addLeads(store: RequestStore, ...names: string[]): Promise<void> {
  for (const name of names) await store.add(entry(leadRequest({ name })))
}

export async function stored(store: RequestStore, selection?: Selection): Promise<StoredRequest[]> {
  const found: StoredRequest[] = []
  for await (const one of store.list(selection)) found.push(one)
  return found
}

export async function storedNames(store: RequestStore, selection?: Selection): Promise<string[]> {
  return (await stored(store, selection)).map(({ request }) => request.name)
}

export function claimedName(claim: ClaimedRequest | undefined): string | undefined {
  return claim?.stored.request.name
}

export async function erase(store: RequestStore, id: number): Promise<boolean> {
  const [found] = await stored(store, { id })
  return found ? store.erase(id, found.receivedAt) : false
}
