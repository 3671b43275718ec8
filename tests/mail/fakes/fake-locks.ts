/** The part of the Web Locks API that delivery uses: requests with `ifAvailable`, which never wait. */
export function fakeLocks() {
  const taken = new Set<string>()
  return {
    async request(name: string, { ifAvailable }: LockOptions, callback: (lock: object | null) => Promise<void>) {
      if (!ifAvailable) throw new Error('A request for a lock should not wait for it.')
      if (taken.has(name)) return callback(null)
      taken.add(name)
      try {
        return await callback({ name })
      } finally {
        taken.delete(name)
      }
    },
  }
}
