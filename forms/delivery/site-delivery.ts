import { createDelivery, type Delivery } from './delivery.ts'
import type { WaitingRequests } from './waiting-requests.ts'

let delivery: Delivery | undefined

/** One delivery per visit, which starts on first use. */
export function siteDelivery(): Delivery {
  if (!delivery) {
    delivery = createDelivery()
    delivery.start()
  }
  return delivery
}

/** The first subscription starts the delivery. */
export const waitingRequests: WaitingRequests = {
  count: () => delivery?.waiting.count() ?? 0,
  onChange: (listener) => siteDelivery().waiting.onChange(listener),
  discard: () => siteDelivery().waiting.discard(),
}
