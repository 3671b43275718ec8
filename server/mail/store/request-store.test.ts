import { describe } from 'vitest'
import { storages } from '../../../tests/mail/storages'
import { testStore } from '../../../tests/mail/store-contract'

describe('requests in SQLite:', () => testStore(storages.SQLite))
describe('requests in PostgreSQL:', () => testStore(storages.PostgreSQL))
