import { outboxKey } from '../../forms/delivery/outbox-key.ts'

/** Delivers requests left by an earlier visit or another tab; without any, its code is not loaded. */
export function deliverWaiting(): void {
  if (isAnythingWaiting()) start()
  else addEventListener('storage', onStorage)
}

function onStorage({ key, newValue }: StorageEvent) {
  if (key !== outboxKey || !newValue) return
  removeEventListener('storage', onStorage)
  start()
}

function start() {
  import('../../forms/delivery/site-delivery.ts').then(({ siteDelivery }) => siteDelivery(), console.error)
}

function isAnythingWaiting(): boolean {
  try {
    return localStorage.getItem(outboxKey) !== null
  } catch {
    return false
  }
}
