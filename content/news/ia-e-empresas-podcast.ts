import type { NewsItem } from './news.schema'

export const iaEEmpresasPodcast: NewsItem = {
  slug: 'ia-e-empresas-podcast',
  date: '2024-05-14',
  img: 'news/ia-e-empresas-podcast',
  brand: 'Podcast Rumo Digital',
  originalLink: 'https://rumodigital.example/episodios/ia-e-empresas',
  title: {
    'pt-br': 'IA nas empresas: comece por uma tarefa de segunda-feira',
    'en-us': 'AI in business: start with one Monday-morning task',
    'es-es': 'IA en la empresa: empieza por una tarea de los lunes',
  },
  desc: {
    'pt-br': 'No podcast Rumo Digital, Helena Távora e Otávio Brandi explicam como escolher o primeiro projeto de IA, testar e saber a hora de parar.',
    'en-us': 'On the Rumo Digital podcast, Helena Távora and Otávio Brandi explain how to pick a first AI project, test it and know when to stop.',
    'es-es': 'En el pódcast Rumo Digital, Helena Távora y Otávio Brandi cuentan cómo elegir el primer proyecto de IA, probarlo y saber cuándo parar.',
  },
  content: {
    'pt-br': `Quando alguém pede a Helena Távora para “colocar IA na empresa”, ela devolve uma pergunta: em qual tarefa, feita por quem, em que dia da semana? A CEO da Tecto contou esse hábito no podcast Rumo Digital, em um episódio gravado ao lado do CTO, Otávio Brandi. Os dois deixaram as previsões de lado e falaram de caixas de entrada, planilhas e do que acontece no dia seguinte à demonstração.

O apresentador, Caio Montserrão, quis saber por que tantos projetos param no piloto. Para Helena, o motivo costuma surgir antes da primeira linha de código: ninguém combinou como saber se deu certo. “A sala aplaude a demonstração e, na semana seguinte, cada um volta ao seu jeito de trabalhar”, disse. “Sem uma medida combinada antes, o projeto vira questão de opinião.”

## A primeira tarefa

Helena sugere procurar um trabalho frequente, que parta de texto e cujo resultado alguém consiga conferir depressa. Separar por assunto os pedidos que chegam por e-mail é um exemplo. Preparar o rascunho de uma proposta a partir de uma conversa é outro. Nos dois casos, uma pessoa ainda lê o resultado, e o erro aparece antes de chegar ao cliente.

Ela também disse o que deixar para depois. Decisões sobre crédito, saúde ou contratação afetam a vida de alguém e pedem justificativa. Ali, a IA pode reunir documentos e apontar lacunas, mas quem decide é uma pessoa que responda pela decisão. “Começar onde o erro custa pouco permite aprender barato”, resumiu.

Para quem tem várias ideias e precisa escolher uma, a dupla propôs quatro perguntas:

- A tarefa se repete toda semana, com pequenas variações?
- Existe registro de como ela foi feita até hoje, com bons e maus exemplos?
- Alguém da equipe consegue julgar o resultado em menos tempo do que levaria para fazer tudo?
- Se o sistema errar, dá para desfazer o estrago?

Quatro respostas afirmativas apontam um bom primeiro projeto. Um “não” na segunda avisa que o trabalho começa antes, pela organização dos dados.

## Qual das três tabelas vale

Otávio assumiu o microfone quando a conversa chegou aos documentos internos. Segundo ele, boa parte do esforço está em descobrir qual versão de cada arquivo vale. Uma empresa com três tabelas de preço em pastas diferentes terá um assistente que cita as três, sempre com a mesma segurança. Arrumar a casa dá menos assunto para reunião, mas decide se a resposta presta.

O CTO falou ainda da LGPD. Antes de enviar qualquer texto a um modelo, a empresa precisa saber se há dados pessoais ali, com que base legal eles são tratados e onde ficam guardados. Em muitos casos, o nome do cliente nem faz falta à tarefa e pode ser retirado no caminho. “O dado mais fácil de proteger é aquele que você não mandou”, afirmou.

## Teste com casos de verdade

A parte mais prática do episódio tratou de testes. Otávio recomenda separar, antes de construir, uma coleção de casos que a equipe já resolveu, sem os dados pessoais. Os esquisitos entram também: o e-mail sem assunto, o pedido com duas perguntas, o cliente irritado. A cada mudança no sistema, a coleção inteira roda de novo, e todos veem o que melhorou e o que piorou.

> “Se você não sabe dizer como seria uma resposta boa, o modelo também não sabe. Escreva primeiro as respostas boas. O resto é engenharia.”

Sem essa rede, explicou o CTO, trocar o modelo por uma versão mais nova é uma aposta. Com ela, a troca se resolve em uma comparação que qualquer gestor consegue ler.

## O dia seguinte

Montserrão perguntou o que sobra depois do lançamento. Helena respondeu com a manutenção: mudam os preços e a política de troca, e os clientes perguntam coisas novas. **Alguém precisa ter esse cuidado na agenda.** Quando o papel fica vago, as respostas envelhecem em silêncio, e quem descobre é o cliente.

Esperar também custa, lembrou a CEO. Enquanto a empresa procura a ferramenta perfeita, a equipe segue copiando dados de uma tela para outra. Parte dela já usa IA por conta própria, sem regra sobre o que pode ser colado ali. Um projeto pequeno, com dono e medida, traz esse uso para a luz. E parar também é um resultado: se o teste mostra que a tarefa anda mais rápido à mão, a empresa aprendeu isso gastando pouco.

O conselho final coube em uma frase de Helena: na segunda-feira, escolha uma tarefa e anote quanto tempo ela leva hoje. Esse número ensina alguma coisa antes de qualquer software.`,
    'en-us': `Ask Helena Távora to “put AI in the company” and she will answer with a question: in which task, done by whom, on what day of the week? Tecto’s CEO described the habit on the Rumo Digital podcast, in an episode recorded with the company’s CTO, Otávio Brandi. The two left predictions aside and talked about inboxes, spreadsheets and what happens the day after the demo.

The host, Caio Montserrão, wanted to know why so many projects stall at the pilot stage. Távora said the reason usually shows up before the first line of code: nobody agreed on how to tell whether it worked. “The room applauds the demo, and the following week everyone goes back to working the way they did before,” she said. “Without a measure agreed up front, the project becomes a matter of opinion.”

## Choosing the first task

Távora suggests looking for work that comes up often, starts from text and produces something a person can check quickly. Sorting incoming email requests by subject is one example. Drafting a proposal from the notes of a conversation is another. In both, someone still reads the result, so a mistake surfaces before it reaches a customer.

She was just as clear about what should wait. Decisions on credit, health or hiring affect someone’s life and have to be justified. There, AI can gather documents and point out gaps, while the decision stays with a person who answers for it. “Starting where a mistake costs little lets you learn cheaply,” she said.

For anyone with several ideas and room for one, the pair offered four questions:

- Does the task come back every week, with small variations?
- Is there a record of how it has been done so far, with good and bad examples?
- Can someone on the team judge the result in less time than it would take to do the work?
- If the system gets it wrong, can the damage be undone?

Four yeses point to a good first project. A no to the second means the work begins earlier, with putting the data in order.

## Which of the three price lists is right

Brandi took over when the conversation reached internal documents. Much of the effort, he said, goes into finding out which version of each file is the valid one. A company with three price lists in three folders will have an assistant that quotes all three, each with the same confidence. Tidying up gets little attention in meetings, yet it decides whether the answer is any good.

He also spoke about the LGPD, Brazil’s data protection law. Before sending any text to a model, a company needs to know whether it holds personal data, on what legal basis that data is processed and where it is stored. Often the customer’s name adds nothing to the task and can be removed along the way. “The easiest data to protect is the data you never sent,” he said.

## Testing with real cases

The most practical stretch of the episode was about testing. Before building anything, Brandi sets aside a collection of cases the team has already solved, with personal data stripped out. The odd ones go in too: the email with no subject line, the request that holds two questions, the angry customer. Every time the system changes, the whole collection runs again, and everyone can see what got better and what got worse.

> “If you can’t say what a good answer looks like, neither can the model. Write the good answers first. The rest is engineering.”

Without that safety net, the CTO explained, moving to a newer model is a bet. With it, the move comes down to a comparison any manager can read.

## The day after

Montserrão asked what is left to do after launch. Távora’s answer was maintenance: prices and return policies change, and customers come up with new questions. **Somebody needs to have that on their calendar.** When the role stays empty, the answers go stale in silence, and a customer is the one who finds out.

Waiting has a price too, the CEO added. While a company looks for the perfect tool, its people keep copying data from one screen to another. Some of them already use AI on their own, with no rule about what may be pasted into it. A small project, with an owner and a measure, brings that use into the open. Stopping counts as a result as well: if the test shows the task goes faster by hand, the company has learned so without spending much.

Távora closed with advice that fits in one sentence: on Monday, pick a task and write down how long it takes today. That number teaches you something before any software does.`,
    'es-es': `Cuando alguien le pide a Helena Távora que «meta IA en la empresa», ella responde con una pregunta: ¿en qué tarea, hecha por quién, qué día de la semana? La CEO de Tecto contó esta costumbre en el pódcast Rumo Digital, en un episodio grabado junto al CTO, Otávio Brandi. Ambos dejaron a un lado las predicciones y hablaron de bandejas de entrada, de hojas de cálculo y de lo que ocurre al día siguiente de la demostración.

El presentador, Caio Montserrão, quiso saber por qué tantos proyectos se quedan en la prueba piloto. Según Távora, el motivo suele asomar antes de la primera línea de código: nadie acordó cómo se sabría si había funcionado. «La sala aplaude la demostración y a la semana siguiente cada cual vuelve a trabajar como antes», explicó. «Si no hay una medida pactada de antemano, el proyecto acaba siendo cuestión de opiniones».

## La primera tarea

Távora recomienda buscar un trabajo frecuente, que parta de un texto y cuyo resultado se pueda revisar deprisa. Clasificar por asunto las peticiones que llegan por correo electrónico es un ejemplo. Redactar el borrador de una propuesta a partir de una conversación es otro. En los dos casos hay una persona que lee el resultado, de modo que el error aparece antes de llegar al cliente.

También dijo qué conviene dejar para más adelante. Las decisiones sobre crédito, salud o contratación afectan a la vida de alguien y hay que justificarlas. Ahí la IA puede reunir documentos y señalar lo que falta, pero decide una persona que responda de lo decidido. «Empezar donde el error cuesta poco permite aprender barato», resumió.

Para quien tiene varias ideas y ha de quedarse con una, los dos propusieron cuatro preguntas:

- ¿La tarea se repite cada semana, con pequeñas variaciones?
- ¿Queda registro de cómo se ha hecho hasta hoy, con ejemplos buenos y malos?
- ¿Alguien del equipo puede juzgar el resultado en menos tiempo del que tardaría en hacerlo todo?
- Si el sistema se equivoca, ¿se puede deshacer el daño?

Cuatro síes señalan un buen primer proyecto. Un no en la segunda pregunta avisa de que el trabajo empieza antes, por ordenar los datos.

## Cuál de las tres tarifas es la buena

Brandi tomó la palabra cuando la conversación llegó a los documentos internos. Buena parte del esfuerzo, dijo, consiste en averiguar qué versión de cada archivo es la válida. Una empresa con tres tarifas en tres carpetas tendrá un asistente que citará las tres, siempre con la misma seguridad. Poner orden luce poco en las reuniones, pero de ello depende que la respuesta sirva.

El CTO habló además de la LGPD, la ley brasileña de protección de datos. Antes de enviar un texto a un modelo, la empresa debe saber si contiene datos personales, con qué base legal se tratan y dónde se guardan. Muchas veces el nombre del cliente no aporta nada a la tarea y se puede quitar por el camino. «El dato más fácil de proteger es el que no has enviado», afirmó.

## Probar con casos reales

La parte más práctica del episodio trató de las pruebas. Brandi aconseja reunir, antes de construir nada, una colección de casos que el equipo ya haya resuelto, sin los datos personales. Los raros también cuentan: el correo sin asunto, la petición que esconde dos preguntas, el cliente enfadado. Con cada cambio del sistema se vuelve a pasar la colección entera, y todos ven qué ha mejorado y qué ha empeorado.

> «Si no sabes decir cómo sería una buena respuesta, el modelo tampoco lo sabe. Escribe primero las buenas respuestas. Lo demás es ingeniería».

Sin esa red, explicó, cambiar de modelo por otro más nuevo es una apuesta. Con ella, el cambio se decide con una comparación que cualquier responsable puede leer.

## El día siguiente

Montserrão preguntó qué queda por hacer después del lanzamiento. Távora respondió con el mantenimiento: cambian los precios y la política de devoluciones, y los clientes preguntan cosas nuevas. **Esa tarea tiene que estar en la agenda de alguien.** Cuando nadie la asume, las respuestas envejecen en silencio y quien se da cuenta es el cliente.

Esperar también cuesta, recordó la CEO. Mientras la empresa busca la herramienta perfecta, su gente sigue copiando datos de una pantalla a otra. Una parte ya usa IA por su cuenta, sin ninguna norma sobre lo que se puede pegar en ella. Un proyecto pequeño, con un responsable y una medida, saca ese uso a la luz. Y parar también es un resultado: si la prueba demuestra que la tarea va más rápido a mano, la empresa lo ha aprendido gastando poco.

El consejo final de Távora cabe en una frase: el lunes, elige una tarea y apunta cuánto tiempo lleva hoy. Esa cifra te enseña algo antes que cualquier software.`,
  },
}
