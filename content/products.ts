import { names } from './names.ts'
import { filled } from './placeholders.ts'
import type { Product } from './products.schema.ts'

export const products: Product[] = filled([
  {
    id: 'ai-seller',
    title: names.aiSeller,
    img: 'products/ai-seller',
    description: {
      'pt-br': 'Vende pelo chat: entende o que o cliente procura, sugere o produto, tira dúvidas e passa a conversa para um vendedor quando é preciso.',
      'en-us': 'Sells by chat: it works out what the customer wants, suggests a product, answers questions, and hands off to a salesperson when needed.',
      'es-es': 'Vende por chat: entiende lo que busca el cliente, sugiere el producto, resuelve dudas y pasa la conversación a un vendedor cuando hace falta.',
    },
    link: 'https://ai-seller.example/',
  },
  {
    id: 'ai-manager',
    title: names.aiManager,
    img: 'products/ai-manager',
    description: {
      'pt-br': 'Toda segunda de manhã, resume a semana da sua empresa: o que mudou desde a anterior e quais decisões esperam por você.',
      'en-us': 'Every Monday morning, it sums up your company’s week: what changed since the last one, and which decisions are waiting on you.',
      'es-es': 'Cada lunes por la mañana resume la semana de tu empresa: qué ha cambiado desde la anterior y qué decisiones te esperan.',
    },
    link: 'https://ai-manager.example/',
  },
  {
    id: 'ai-news',
    title: names.aiNews,
    img: 'products/ai-news',
    description: {
      'pt-br': 'Acompanha os portais que você escolhe, separa as notícias do seu setor e mostra primeiro as mais relevantes, resumidas e com a fonte.',
      'en-us': 'Watches the news sites you choose, picks out the stories in your field, and puts the most relevant first, summarized and with the source.',
      'es-es': 'Sigue los portales que eliges, separa las noticias de tu sector y muestra primero las más relevantes, resumidas y con la fuente.',
    },
    link: 'https://ai-news.example/',
  },
  {
    id: 'eduamigo',
    title: names.eduAmigo,
    img: 'products/eduamigo',
    description: {
      'pt-br': 'Um tutor para estudantes: explica a matéria no ritmo de cada um, propõe exercícios e ajuda a chegar à resposta sem entregá-la pronta.',
      'en-us': 'A tutor for students: it explains the subject at each student’s pace, gives exercises, and helps them reach the answer on their own.',
      'es-es': 'Un tutor para estudiantes: explica la asignatura al ritmo de cada uno, propone ejercicios y ayuda a llegar a la respuesta sin darla hecha.',
    },
    link: 'https://eduamigo.example/',
  },
  {
    id: 'alugue-total',
    title: names.alugueTotal,
    img: 'products/alugue-total',
    description: {
      'pt-br': 'Aluga melhor: a IA responde a interessados, sugere o preço de cada data, redige o contrato para você conferir e avisa de prazos.',
      'en-us': 'Makes renting easier: AI answers inquiries, suggests a price for each date, drafts the contract for your review, and reminds you of deadlines.',
      'es-es': 'Facilita el alquiler: la IA responde a los interesados, sugiere el precio de cada fecha, redacta el contrato para que lo revises y avisa de los plazos.',
    },
    link: 'https://alugue-total.example/',
  },
])
