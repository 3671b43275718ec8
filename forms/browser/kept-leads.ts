/** A lead that this browser keeps until the mail service has accepted it. */
export interface KeptLead {
  /** The mail service takes leads with the same id and the same bytes for one. */
  id: string
  /** The JSON, which is sent byte for byte the same each time. */
  body: string
  /** Milliseconds since 1970. */
  createdAt: number
  /** The names of its fields. */
  form: string
  /** The visitor has read that no response came: what the same form sends next takes its place. */
  isUnanswered?: boolean
}

/** Each lead is an item of its own in the browser's storage, so that no tab overwrites what another one stores. */
const keyPrefix = '@tecto:outbox:'

/** Leads that the storage refuses, because it is blocked or full, by id. They last as long as this tab. */
const unstored = new Map<string, KeptLead>()

export function keyOf(id: string): string {
  return keyPrefix + id
}

export function keptLeads(): KeptLead[] {
  return [...storedLeads().filter(({ id }) => !unstored.has(id)), ...unstored.values()]
}

/** The lead as it is kept now. Undefined once any tab has removed it, or a correction has replaced it. */
export function keptNow({ id, body }: KeptLead): KeptLead | undefined {
  return keptLeads().find((lead) => lead.id === id && lead.body === body)
}

export function keep(lead: KeptLead): void {
  try {
    localStorage.setItem(keyOf(lead.id), JSON.stringify(lead))
    unstored.delete(lead.id)
  } catch {
    unstored.set(lead.id, lead)
  }
}

export function remove(id: string): void {
  unstored.delete(id)
  try {
    localStorage.removeItem(keyOf(id))
  } catch {
    // A blocked storage holds nothing.
  }
}

function storedLeads(): KeptLead[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(keyPrefix))
    return keys.flatMap((key) => leadIn(localStorage.getItem(key)))
  } catch {
    return []
  }
}

/** Empty if the item holds no lead: it must not hide the others. */
function leadIn(item: string | null): KeptLead[] {
  try {
    const lead = JSON.parse(item ?? '{}')
    return typeof lead.body === 'string' && Number.isFinite(lead.createdAt) ? [lead] : []
  } catch {
    return []
  }
}
