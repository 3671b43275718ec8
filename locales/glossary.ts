import type { LocaleId } from './locales.ts'

export interface Term {
  term: string
  /** Variants to avoid, case-insensitive; `*` stands for any ending. */
  wrong: string[]
  reason: string
  /** Phrases that contain a wrong variant but are correct. */
  except?: string[]
}

/** Used by `npm run check`; locales/README.md explains how to edit it. */
export const glossary: Record<LocaleId, Term[]> = {
  'pt-br': [
    {
      term: 'alocação de profissionais',
      wrong: ['alugue profissionais', 'alugar profissionais', 'terceirização', 'body shop', 'hunting'],
      reason: 'one name for one service; "alugar" offends people and collides with a product',
    },
    { term: 'em produção', wrong: ['em operação', 'à operação'], reason: 'what a CTO says of a live system' },
    { term: 'design system', wrong: ['sistema de design'], reason: 'nobody in the trade translates it' },
    {
      term: 'backup',
      wrong: ['cópia de segurança', 'cópias de segurança'],
      reason: 'nobody in the trade translates it',
    },
    {
      term: 'certificado SSL/TLS',
      wrong: ['certificado digital', 'certificados digitais'],
      reason: 'in Brazil a "certificado digital" is a signature of a person or a company (e-CPF, e-CNPJ)',
    },
    {
      term: 'JavaScript ativado',
      wrong: ['scripts ligados', 'scripts ativados'],
      reason: 'the name in the settings of browsers',
    },
    {
      term: 'nossa equipe',
      wrong: ['nosso time', 'time da {company}', 'equipe do cliente'],
      reason: '"equipe" is ours, "time" is the client’s, on every page',
    },
    {
      term: 'repetitivo',
      wrong: ['trabalho repetido', 'tarefa repetida', 'tarefas repetidas'],
      reason: 'a task that returns is "repetitiva"; "repetida" is one done twice',
    },
    { term: 'setor', wrong: ['nicho', 'nichos'], reason: 'a buyer works in a "setor"' },
    { term: 'rede social', wrong: ['mídia social'], reason: 'one name; "mídia social" is the job' },
    {
      term: 'clientes',
      wrong: ['empresas parceiras', 'nossos parceiros'],
      reason: 'partners are the two official ones; the logos are of clients',
    },
    {
      term: '(the page’s own words)',
      wrong: ['ao próximo nível', 'em boas mãos', 'soluções inovadoras', 'transformação digital'],
      reason: 'any bank could say it',
    },
  ],
  'en-us': [
    {
      term: 'staff augmentation',
      wrong: ['technology outsourcing', 'rent technology professionals', 'body shopping'],
      reason: 'what American buyers search for; "Outsourcing" is kept as the title of the service alone',
    },
    { term: 'product team', wrong: ['software factory'], reason: 'a factory suggests an assembly line' },
    { term: 'vendor', wrong: ['supplier*'], reason: 'American usage for a company one hires' },
    {
      term: 'in production, live',
      wrong: ['in operation', 'to operation'],
      reason: 'literal from Portuguese',
    },
    { term: 'business day', wrong: ['working day*'], reason: 'British' },
    { term: 'hire someone to build', wrong: ['commission an', 'commissioning'], reason: 'British for software' },
    { term: 'résumé', wrong: ['curriculum', 'CV', 'CVs'], reason: 'American usage' },
    { term: 'TLS certificate', wrong: ['digital certificate*'], reason: 'names the thing' },
    { term: 'contact information', wrong: ['leave your details'], reason: 'British' },
    { term: 'legitimate interests', wrong: ['legitimate interest'], reason: 'the words of the GDPR, Article 6' },
    {
      term: '(American spelling)',
      wrong: ['colour*', 'organis*', 'programme', 'programmes', 'centre', 'favour*', 'behaviour*', 'whilst'],
      reason: 'the language is American English',
    },
    {
      term: '(the page’s own words)',
      wrong: ['to the next level', 'in good hands', 'cutting-edge', 'best-in-class', 'digital transformation'],
      reason: 'any bank could say it',
    },
  ],
  'es-es': [
    {
      term: 'refuerzo de equipos',
      wrong: ['alquila profesionales', 'suma profesionales', 'externalización'],
      reason: 'one name for one service; "Outsourcing" is kept as its title alone',
    },
    { term: 'factoría de software', wrong: ['fábrica de software'], reason: 'the word of the trade in Spain' },
    { term: 'días laborables', wrong: ['día hábil', 'días hábiles'], reason: 'usage of Spain' },
    {
      term: 'responder de',
      wrong: ['responde por', 'responden por', 'responder por'],
      reason: 'literal from Portuguese',
    },
    { term: 'consultora', wrong: ['consultoría brasileña'], reason: 'the company; "consultoría" is the activity' },
    {
      term: 'web',
      wrong: ['sitio web', 'este sitio', 'el sitio de', 'del sitio', 'los sitios'],
      reason: 'one word for it',
    },
    {
      term: 'desarrollar, hacer',
      wrong: ['construir', 'construimos', 'construyen', 'construye', 'construido'],
      reason: 'software is not built of bricks in Spain',
    },
    {
      term: 'a producción, en marcha',
      wrong: ['a la operación', 'en operación'],
      reason: 'literal from Portuguese',
    },
    {
      term: 'ocuparse de, mantener',
      wrong: ['cuidar', 'cuidarlo', 'cuida de', 'cuidado'],
      reason: 'literal from Portuguese',
      except: ['con cuidado'],
    },
    { term: 'asignatura', wrong: ['la materia'], reason: 'what is taught at a school' },
    { term: 'sector', wrong: ['nicho', 'nichos'], reason: 'a buyer works in a "sector"' },
    { term: 'inicio de sesión', wrong: ['acceso de usuarios', 'login'], reason: 'what buttons say in Spain' },
    {
      term: 'móvil, ordenador, coste',
      wrong: ['celular', 'celulares', 'computadora*', 'costo', 'costos'],
      reason: 'usage of Spain',
      except: ['Celular / Whatsapp'],
    },
    {
      term: 'JavaScript activado',
      wrong: ['scripts activados', 'scripts del navegador'],
      reason: 'the name in the settings of browsers',
    },
    {
      term: '(the page’s own words)',
      wrong: ['al siguiente nivel', 'en buenas manos', 'soluciones innovadoras', 'transformación digital'],
      reason: 'any bank could say it',
    },
  ],
}

/** What must stay on one line with the number before it, as regular expressions. */
export const units: Record<LocaleId, string[]> = {
  'pt-br': ['semanas?|dias?|horas?|minutos?|segundos?|meses|mês|anos?|pessoas?|etapas?|h|%|KB'],
  'en-us': ['weeks?|days?|business|working|hours?|minutes?|seconds?|months?|years?|people|stages?|KB|[ap]\\.m\\.'],
  'es-es': ['semanas?|días?|horas?|minutos?|segundos?|mes|meses|años?|personas?|etapas?|h|%|KB'],
}
