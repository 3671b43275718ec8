import { createDelivery, type Delivery } from './delivery'

let delivery: Delivery | undefined

/** The one delivery of a visit; it starts when it is first asked for. */
export function siteDelivery(): Delivery {
  if (!delivery) {
    delivery = createDelivery()
    delivery.start()
  }
  return delivery
}
