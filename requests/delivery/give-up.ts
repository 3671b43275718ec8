/** How long a request that no service has taken waits in the visitor's browser and is sent again; the privacy policy states the same. */
export const giveUpAfterHours = 72
