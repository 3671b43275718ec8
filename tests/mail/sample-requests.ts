import type { ContactRequest } from '../../requests/contact-request.schema'
import type { LeadRequest } from '../../requests/lead-request.schema'

/** A contact request that passes every check, with these changes. */
export function contactRequest(changes: Partial<ContactRequest> = {}): ContactRequest {
  return {
    name: 'Maria Silva',
    phone: '+55 (11) 91234-5678',
    company: 'Construtora Exemplo',
    role: 'Engenheira',
    email: 'maria@exemplo.com.br',
    message: 'Preciso de um orçamento.\nObrigada.',
    origin: 'https://tecto.example/pt-br/contato?origem=card',
    ...changes,
  }
}

/** A lead that passes every check, with these changes. */
export function leadRequest(changes: Partial<LeadRequest> = {}): LeadRequest {
  return {
    name: 'João Souza',
    email: 'joao@exemplo.com.br',
    phone: '+55 (62) 3333-4444',
    state: 'Goiás',
    origin: 'https://tecto.example/pt-br/lp/galpoes',
    ...changes,
  }
}
