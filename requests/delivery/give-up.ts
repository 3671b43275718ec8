/** For how long a request that the mail service has not confirmed is kept in the visitor's browser and sent again. */

export const giveUpAfterHours = 72
