import { loadScript } from './tag-manager.ts'

/**
 * The pixel's function, which queues calls until its script has loaded
 * (https://developers.facebook.com/docs/meta-pixel).
 */
interface Pixel {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  queue: unknown[][]
  push: Pixel
  loaded: boolean
  version: string
  disablePushState: boolean
}

declare global {
  interface Window {
    fbq?: Pixel
    _fbq?: Pixel
  }
}

export function loadPixel(id: string): void {
  if (!window.fbq) {
    window.fbq = createPixel()
    window._fbq = window.fbq
    loadScript('https://connect.facebook.net/en_US/fbevents.js')
  }
  window.fbq('consent', 'grant')
  // Otherwise the pixel reads the page's buttons and forms, and so what visitors write.
  window.fbq('set', 'autoConfig', false, id)
  window.fbq('init', id)
}

export function revokePixel(): void {
  window.fbq?.('consent', 'revoke')
}

/** @param eventId identifies an event that arrives twice */
export function trackWithPixel(event: 'PageView' | 'Lead', values: Record<string, string>, eventId?: string): void {
  window.fbq?.('track', event, values, ...(eventId ? [{ eventID: eventId }] : []))
}

function createPixel(): Pixel {
  const pixel = (...command: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...command)
    else pixel.queue.push(command)
  }
  pixel.callMethod = undefined as Pixel['callMethod']
  pixel.queue = [] as unknown[][]
  pixel.loaded = true
  pixel.version = '2.0'
  // The site reports page views itself; the pixel would report page changes again.
  pixel.disablePushState = true
  pixel.push = pixel as Pixel
  return pixel
}
