import { names } from './names.ts'
import type { Product } from './products.schema.ts'
import { filled } from './text/placeholders.ts'

/** Languages and prices are invented: the owner confirms them before the site goes public. */
export const products: Product[] = filled([
  {
    id: 'ai-seller',
    title: names.aiSeller,
    img: 'products/ai-seller',
    languages: ['pt', 'en', 'es'],
    monthlyPrice: { 'pt-br': 390, 'en-us': 79, 'es-es': 69 },
    description: {
      'pt-br': 'Vende pelo chat: sugere o produto, tira dúvidas e passa a conversa a um vendedor quando é preciso.',
      'en-us': 'Sells by chat: suggests a product, answers questions, and hands off to a salesperson when needed.',
      'es-es': 'Vende por chat: sugiere el producto, resuelve dudas y pasa la conversación a un vendedor cuando hace falta.',
    },
    link: 'https://ai-seller.example/',
  },
  {
    id: 'ai-manager',
    title: names.aiManager,
    img: 'products/ai-manager',
    languages: ['pt', 'en', 'es'],
    monthlyPrice: { 'pt-br': 240, 'en-us': 49, 'es-es': 45 },
    description: {
      'pt-br': 'Toda segunda de manhã, diz o que mudou na empresa e quais decisões esperam por você.',
      'en-us': 'Every Monday morning, says what changed in your company and which decisions are waiting on you.',
      'es-es': 'Cada lunes por la mañana dice qué ha cambiado en tu empresa y qué decisiones te esperan.',
    },
    link: 'https://ai-manager.example/',
  },
  {
    id: 'ai-news',
    title: names.aiNews,
    img: 'products/ai-news',
    languages: ['pt'],
    monthlyPrice: { 'pt-br': 120, 'en-us': 24, 'es-es': 22 },
    description: {
      'pt-br': 'Lê os portais que você escolhe e mostra as notícias do seu setor, resumidas e com a fonte.',
      'en-us': 'Reads the news sites you choose and shows the stories in your field, summarized and with the source.',
      'es-es': 'Lee los portales que eliges y muestra las noticias de tu sector, resumidas y con la fuente.',
    },
    link: 'https://ai-news.example/',
  },
  {
    id: 'eduamigo',
    title: names.eduAmigo,
    img: 'products/eduamigo',
    languages: ['pt'],
    monthlyPrice: { 'pt-br': 35, 'en-us': 7, 'es-es': 6 },
    description: {
      'pt-br': 'Explica a matéria no ritmo do estudante e ajuda a chegar à resposta, sem dar a resposta.',
      'en-us': 'Explains a subject at the student’s pace and helps them get to the answer without giving it away.',
      'es-es': 'Explica la asignatura al ritmo del estudiante y ayuda a llegar a la respuesta sin darla hecha.',
    },
    link: 'https://eduamigo.example/',
  },
  {
    id: 'alugue-total',
    title: names.alugueTotal,
    img: 'products/alugue-total',
    languages: ['pt'],
    monthlyPrice: { 'pt-br': 90, 'en-us': 18, 'es-es': 16 },
    description: {
      'pt-br': 'Responde a interessados, sugere o preço de cada data e redige o contrato para você conferir.',
      'en-us': 'Answers inquiries, suggests a price for each date, and drafts the rental agreement for your review.',
      'es-es': 'Responde a los interesados, sugiere el precio de cada fecha y redacta el contrato para que lo revises.',
    },
    link: 'https://alugue-total.example/',
  },
])
