interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether save-data is on or the network is slow (https://wicg.github.io/netinfo/, not in all browsers). */
export function prefersSaveData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
