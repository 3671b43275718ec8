import { iaEEmpresasPodcast } from './ia-e-empresas-podcast'
import { iaNoDiaADia } from './ia-no-dia-a-dia'
import type { NewsItem } from './news.schema'
import { perfilNaEducacaoOnline } from './perfil-na-educacao-online'
import { superandoBarreiras } from './superando-barreiras'
import { tecnologiaParaOBrasil } from './tecnologia-para-o-brasil'

export const news: NewsItem[] = [iaEEmpresasPodcast, tecnologiaParaOBrasil, iaNoDiaADia, perfilNaEducacaoOnline, superandoBarreiras]
