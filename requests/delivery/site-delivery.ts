import { createDelivery, type Delivery } from './delivery.ts'
import type { WaitingRequests } from './waiting-requests.ts'

let delivery: Delivery | undefined

/** The one delivery of a visit; it starts when it is first asked for. */
export function siteDelivery(): Delivery {
  if (!delivery) {
    delivery = createDelivery()
    delivery.start()
  }
  return delivery
}

/** The requests that wait in this browser. The first subscription starts the delivery. */
export const waitingRequests: WaitingRequests = {
  count: () => delivery?.waiting.count() ?? 0,
  onChange: (listener) => siteDelivery().waiting.onChange(listener),
  discard: () => siteDelivery().waiting.discard(),
}
