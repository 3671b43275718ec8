import { describe } from 'vitest'
import { storages } from '../../mail/storages'
import { testStore } from '../../mail/store-contract'

describe('requests in D1, as the real runtime has it:', () => testStore(storages.D1))
