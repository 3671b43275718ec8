interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the visitor asks for little data, or has a line that carries little (https://wicg.github.io/netinfo/, not in all browsers). */
export function prefersSaveData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
