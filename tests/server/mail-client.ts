import type { RequestListener } from 'node:http'
import { onTestFinished, vi } from 'vitest'
import { openStore, type StoredLead } from '../../server/leads/lead-store.ts'
import { startMailService } from '../../server/leads/mail-service.ts'
import { readSettings } from '../../server/settings.ts'
import { folderWith } from '../programs/temporary-folder.ts'
import { serve } from './serve.ts'

interface Reply {
  status: number
  headers: Headers
  body: { status?: string; error?: string; fields?: Record<string, string> }
}

/** Objects are sent as JSON; text, bytes and streams as they are. */
export type Send = (value: unknown, headers?: Record<string, string>) => Promise<Reply>

export function sendTo(port: number): Send {
  return async (value, headers = {}) => {
    const isRaw = typeof value === 'string' || value instanceof Uint8Array || value instanceof ReadableStream
    const response = await fetch(mailAddress(port), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: isRaw ? (value as BodyInit) : JSON.stringify(value),
      duplex: 'half',
    } as RequestInit)
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return { status: response.status, headers: response.headers, body: isJson ? await response.json() : {} }
  }
}

export function mailAddress(port: number): string {
  return `http://127.0.0.1:${port}/api/mail/contact`
}

/** Runs the mail service with these settings until the test ends. */
export async function serveMail(settings: Partial<Parameters<typeof startMailService>[0]> = {}) {
  const { dataFolder = folderWith({}) } = settings
  const lines = collectLog()
  const service = startMailService({ ...readSettings({ MAIL_RATE: '1000' }), ...settings, dataFolder })
  onTestFinished(service.stop)
  const port = await serveListener(service.listener)
  return { port, dataFolder, lines, send: sendTo(port), stored: () => storedIn(dataFolder) }
}

/** Serves until the test ends. @returns the port */
export async function serveListener(listener: RequestListener): Promise<number> {
  const { port, stop } = await serve(listener)
  onTestFinished(stop)
  return port
}

/** Collects the service's log instead of printing it. */
function collectLog(): string[] {
  const lines: string[] = []
  if (vi.isMockFunction(console.log)) return lines
  const spy = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
  onTestFinished(() => spy.mockRestore())
  return lines
}

/** The leads stored in a folder. */
export async function storedIn(dataFolder: string): Promise<StoredLead[]> {
  const store = openStore({ dataFolder, databaseUrl: undefined })
  const found = await store.list()
  await store.close()
  return found
}
