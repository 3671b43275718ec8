import { newestFirst } from '../dates/published.ts'
import { entries } from '../entries.ts'
import { iaEEmpresasPodcast } from './ia-e-empresas-podcast/article.ts'
import { iaNoDiaADia } from './ia-no-dia-a-dia/article.ts'
import { newsItem } from './news.schema.ts'
import { perfilNaEducacaoOnline } from './perfil-na-educacao-online/article.ts'
import { superandoBarreiras } from './superando-barreiras/article.ts'
import { tecnologiaParaOBrasil } from './tecnologia-para-o-brasil/article.ts'

const { shown, hidden } = entries({ file: 'content/news/*/article.ts', schema: newsItem, least: 5 }, [
  iaEEmpresasPodcast,
  iaNoDiaADia,
  perfilNaEducacaoOnline,
  superandoBarreiras,
  tecnologiaParaOBrasil,
])

/** Newest first. */
export const news = newestFirst(shown)
export const hiddenNews = hidden
