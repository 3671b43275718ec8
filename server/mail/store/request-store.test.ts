import { describe } from 'vitest'
import { storages } from '../../../tests/mail/contracts/storages.ts'
import { testStore } from '../../../tests/mail/contracts/store-contract.ts'

describe('requests in SQLite:', () => testStore(storages.SQLite))
describe('requests in PostgreSQL:', () => testStore(storages.PostgreSQL))
