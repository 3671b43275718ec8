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
      'pt-br': 'Resume a semana da sua empresa: o que mudou desde a anterior e quais decisões esperam por você.',
      'en-us': 'Sums up the company’s week for its manager, with what changed since the last one and the decisions waiting on you.',
      'es-es': 'Resume la semana de la empresa para quien la dirige, con lo que ha cambiado desde la anterior y las decisiones que te esperan.',
    },
    link: 'https://ai-manager.example/',
  },
  {
    id: 'ai-news',
    title: names.aiNews,
    img: 'products/ai-news',
    description: {
      'pt-br': 'Acompanha os portais que você escolhe, separa as notícias do seu nicho e mostra primeiro as mais relevantes, já resumidas.',
      'en-us': 'Watches the news sites you choose, picks out the stories in your niche, and puts the most relevant first, already summarized.',
      'es-es': 'Sigue los portales que eliges, separa las noticias de tu nicho y muestra primero las más relevantes, ya resumidas.',
    },
    link: 'https://ai-news.example/',
  },
  {
    id: 'eduamigo',
    title: names.eduAmigo,
    img: 'products/eduamigo',
    description: {
      'pt-br': 'Um tutor para estudantes: explica a matéria no ritmo de cada um, propõe exercícios e ajuda a chegar à resposta sem entregá-la pronta.',
      'en-us': 'A tutor for students: it explains the subject at each one’s pace, sets exercises, and helps them reach the answer on their own.',
      'es-es': 'Un tutor para estudiantes: explica la materia al ritmo de cada uno, propone ejercicios y ayuda a llegar a la respuesta sin darla hecha.',
    },
    link: 'https://eduamigo.example/',
  },
  {
    id: 'alugue-total',
    title: names.alugueTotal,
    img: 'products/alugue-total',
    description: {
      'pt-br': 'Administra locações em um só lugar: o calendário mostra o que está livre, a reserva gera o contrato e os prazos ficam à vista.',
      'en-us': 'Runs your rentals in one place: the calendar shows what is free, a booking creates the contract, and due dates stay in view.',
      'es-es': 'Gestiona alquileres en un solo lugar: el calendario muestra lo que está libre, la reserva genera el contrato y los plazos quedan a la vista.',
    },
    link: 'https://alugue-total.example/',
  },
])
