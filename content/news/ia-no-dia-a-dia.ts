import type { NewsItem } from './news.schema'

export const iaNoDiaADia: NewsItem = {
  slug: 'ia-no-dia-a-dia',
  date: '2023-04-11',
  img: 'news/ia-no-dia-a-dia',
  brand: 'Jornal Costa Aberta',
  originalLink: 'https://costaaberta.example/tecnologia/ia-no-dia-a-dia',
  title: {
    'pt-br': 'IA no dia a dia: um expediente com o assistente ao lado',
    'en-us': 'AI in daily life: a workday with an assistant at hand',
    'es-es': 'La IA en el día a día: una jornada con el asistente al lado',
  },
  desc: {
    'pt-br': 'O jornal acompanhou um dia em um escritório de contabilidade para ver onde a IA ajuda, onde ela erra e que regras a equipe precisou criar.',
    'en-us': 'A day inside an accounting firm shows where AI helps, where it gets things wrong and which rules the team had to write along the way.',
    'es-es': 'Un día en una asesoría contable muestra dónde ayuda la IA, dónde se equivoca y qué normas tuvo que escribir el equipo por el camino.',
  },
  content: {
    'pt-br': `Às oito da manhã, a contadora Dalva Quintarelli abre a caixa de entrada do escritório que dirige em Ribeirão Preto. Há perguntas de clientes, boletos, um convite para um evento e três mensagens da mesma pessoa sobre o mesmo assunto. Até o ano passado, ela lia tudo em ordem de chegada. Hoje, um assistente de inteligência artificial, contratado junto com o e-mail, sugere o que é urgente e junta as mensagens repetidas. Dalva confere a fila, troca duas de lugar e começa.

A cena tem pouco de ficção científica, e talvez por isso interesse a quem administra uma empresa. Desde que os modelos de linguagem ficaram ao alcance de qualquer navegador, a pergunta deixou o laboratório. O Costa Aberta acompanhou um expediente no escritório e levou as dúvidas que surgiram a Otávio Brandi, CTO da consultoria Tecto.

## Oito horas: ler, separar, responder

O ganho mais claro da manhã está nos rascunhos. Uma cliente pergunta por que o imposto do mês subiu. O assistente recebe o texto da pergunta e a explicação técnica escrita pela equipe, e devolve uma resposta em linguagem comum. Dalva corta um parágrafo, corrige o tom e envia.

“Escrever do zero me cansava mais do que calcular”, diz ela. “Agora eu edito. A explicação sai mais curta, e o cliente entende.”

Brandi chama atenção para um detalhe dessa cena: a explicação técnica já existia. O modelo mudou a forma do texto, e a substância veio de quem sabe. “Quando você entrega o conteúdo e pede a redação, o risco cai muito”, afirma. “Quando pede o conteúdo, precisa conferir cada linha.”

## Onze horas: a ata que ninguém queria fazer

A reunião da equipe foi gravada com a concordância de todos e transcrita. O assistente resume o que foi decidido e lista as tarefas de cada um. Um estagiário compara o resumo com suas anotações e encontra uma troca: a tarefa de uma colega foi parar no nome de outra.

O erro leva um minuto para ser corrigido. Se passasse, alguém descobriria na sexta-feira que ninguém fez o trabalho. Por isso, o escritório adotou uma regra: o resumo só vale depois que uma pessoa presente na reunião o aprova, com nome.

## Três da tarde: um prazo inventado

O momento mais instrutivo do dia é um tropeço. Um funcionário pergunta ao assistente o prazo de uma obrigação municipal. A resposta chega bem escrita, com data e número de norma. A norma não existe.

Segundo Brandi, o episódio mostra como a ferramenta funciona. Um modelo de linguagem monta a continuação mais provável de um texto. Datas e números de lei têm um formato muito regular, e ele os imita com facilidade. A segurança do tom não diz nada sobre a verdade da informação.

> “Trate a resposta como a de um colega muito lido e um pouco apressado. Ele adianta o seu trabalho, mas você não assina sem olhar.”

A saída, explica o CTO, é dar ao modelo os documentos certos e pedir que ele aponte o trecho em que se baseou. Se não houver trecho, a resposta esperada é “não encontrei”. Foi o que o escritório passou a fazer com a pasta de normas que a equipe mantém atualizada.

## O que não entra na conversa

No fim da tarde, uma cliente manda por mensagem a foto de um documento e pede ajuda. Dalva abre a imagem no sistema do escritório e deixa o assistente fora disso. Dados pessoais, folhas de pagamento e contratos não são colados em ferramentas abertas. A LGPD vale para o papel, para a planilha e também para a caixa de texto de um chat.

As regras do escritório cabem em uma folha presa ao mural:

- nenhum dado que identifique um cliente sai dos sistemas contratados;
- todo texto gerado tem um revisor, com nome;
- prazos, valores e leis são conferidos na fonte;
- quem descobre um erro conta para os outros no mesmo dia.

A última, diz Dalva, foi a que mais ensinou. Os erros da ferramenta se parecem, e a equipe passou a reconhecê-los.

## Por onde começar

Brandi sugere um exercício a quem ainda não experimentou. Durante uma semana, anote as tarefas em que você lê um texto para produzir outro. **Escolha a mais chata e a menos arriscada.** Combine quem revisa, que dados ficam de fora e como vai saber se melhorou. Depois de um mês, decida se continua.

Deixar para depois parece prudente, mas tem um custo discreto: a equipe experimenta de qualquer maneira, cada um com a sua ferramenta, e a empresa só fica sabendo quando algo vaza. Uma folha no mural resolve pouco da tecnologia. Resolve bastante da convivência com ela.

Às seis, Dalva fecha a caixa de entrada. Sobrou tempo para telefonar à cliente do imposto. Essa parte do trabalho ela não pretende delegar.`,
    'en-us': `At eight in the morning, accountant Dalva Quintarelli opens the inbox of the firm she runs in Ribeirão Preto, in the state of São Paulo. There are client questions, payment slips, an event invitation and three messages from one person on one subject. Until last year she read everything in order of arrival. Today an artificial intelligence assistant, included in the firm’s email plan, suggests what is urgent and groups the repeats. Dalva checks the queue, swaps two items and gets to work.

There is little science fiction in the scene, which may be why it matters to anyone running a business. Now that language models are within reach of any browser, the question has left the lab. Costa Aberta spent a day at the firm and took the questions that came up to Otávio Brandi, CTO of the consultancy Tecto.

## Eight o’clock: read, sort, reply

The clearest gain of the morning is in the drafts. A client asks why this month’s tax bill went up. The assistant gets the text of the question along with a technical explanation written by the team, and returns an answer in plain language. Dalva cuts a paragraph, adjusts the tone and sends it.

“Writing from scratch used to tire me more than the math,” she says. “Now I edit. The explanation comes out shorter, and the client understands it.”

Brandi points to a detail in that scene: the technical explanation already existed. The model changed the shape of the text, while the substance came from people who know the subject. “When you hand over the content and ask for the wording, the risk drops a lot,” he says. “When you ask for the content, you have to check every line.”

## Eleven o’clock: the minutes nobody wanted to write

The team meeting was recorded, with everyone’s consent, and transcribed. The assistant sums up the decisions and lists each person’s tasks. An intern compares the summary with his own notes and finds a mix-up: one colleague’s task has landed under another’s name.

It takes a minute to fix. Had it slipped through, someone would have found out on Friday that the work was never done. So the firm adopted a rule: a summary counts only after a person who was in the room approves it, by name.

## Three o’clock: a made-up deadline

The most instructive moment of the day is a stumble. An employee asks the assistant for the due date of a municipal filing. The answer is well written, complete with a date and the number of a regulation. No such regulation exists.

To Brandi, the episode shows how the tool works. A language model assembles the likeliest continuation of a text. Dates and statute numbers follow a very regular pattern, so they are easy to imitate. A confident tone says nothing about whether the information is true.

> “Treat the answer as if it came from a well-read colleague in a bit of a hurry. He gives you a head start, but you don’t sign anything without looking.”

The way out, the CTO explains, is to give the model the right documents and ask it to point to the passage it relied on. If there is no passage, the expected answer is “I couldn’t find it.” That is what the firm now does, using a folder of regulations that the team keeps current.

## What stays out of the chat

Late in the afternoon, a client sends a photo of a document and asks for help. Dalva opens the picture in the firm’s own system and leaves the assistant out of it. Personal data, payroll and contracts are never pasted into open tools. The LGPD, Brazil’s data protection law, covers paper and spreadsheets, and it covers the text box of a chat as well.

The firm’s rules fit on one sheet pinned to the wall:

- no data that identifies a client leaves the systems under contract;
- every generated text has a reviewer, with a name;
- deadlines, amounts and laws are checked at the source;
- whoever finds a mistake tells the others the same day.

The last one taught them the most, Dalva says. The tool’s mistakes resemble one another, and the team has learned to spot them.

## Where to begin

Brandi has an exercise for anyone who has yet to try. For one week, note down the tasks in which you read one text to produce another. **Pick the dullest one that carries the least risk.** Agree on who reviews it, which data stays out and how you will know whether things improved. After a month, decide whether to go on.

Putting it off looks prudent, but it has a quiet cost: people experiment anyway, each with a favorite tool, and the company hears about it only when something leaks. A sheet on the wall settles little of the technology. It settles a good deal of how people live with it.

At six, Dalva closes the inbox. There is time left to call the client with the tax question. That is a part of the job she does not plan to delegate.`,
    'es-es': `A las ocho de la mañana, la contable Dalva Quintarelli abre el correo de la asesoría que dirige en Ribeirão Preto, en el estado de São Paulo. Hay preguntas de clientes, recibos, la invitación a un acto y tres mensajes de la misma persona sobre lo mismo. Hasta el año pasado lo leía todo por orden de llegada. Hoy, un asistente de inteligencia artificial, contratado con el propio correo, le propone qué es urgente y agrupa los mensajes repetidos. Dalva repasa la lista, cambia dos de sitio y empieza.

La escena tiene poco de ciencia ficción, y quizá por eso interesa a quien lleva una empresa. Desde que los modelos de lenguaje están al alcance de cualquier navegador, la pregunta ha salido del laboratorio. Costa Aberta pasó una jornada en la asesoría y trasladó las dudas que surgieron a Otávio Brandi, CTO de la consultora Tecto.

## Las ocho: leer, ordenar, responder

La mejora más clara de la mañana está en los borradores. Una clienta pregunta por qué ha subido el impuesto del mes. El asistente recibe el texto de la pregunta y la explicación técnica redactada por el equipo, y devuelve una respuesta en lenguaje corriente. Dalva quita un párrafo, corrige el tono y la envía.

«Escribir desde cero me cansaba más que calcular», dice. «Ahora edito. La explicación queda más corta y el cliente la entiende».

Brandi se fija en un detalle de la escena: la explicación técnica ya existía. El modelo cambió la forma del texto, y el fondo lo puso quien conoce la materia. «Cuando entregas el contenido y pides la redacción, el riesgo baja mucho», afirma. «Cuando pides el contenido, tienes que comprobar cada línea».

## Las once: el acta que nadie quería escribir

La reunión del equipo se grabó con el acuerdo de todos y se transcribió. El asistente resume lo decidido y anota las tareas de cada uno. Un becario compara el resumen con sus notas y descubre un cruce: la tarea de una compañera ha ido a parar a nombre de otra.

Corregirlo lleva un minuto. De haberse colado, alguien habría descubierto el viernes que el trabajo estaba sin hacer. Por eso la asesoría se puso una norma: el resumen solo vale cuando lo aprueba, con su nombre, una persona que estuvo en la reunión.

## Las tres: un plazo inventado

El momento más instructivo del día es un tropiezo. Un empleado pregunta al asistente el plazo de un trámite municipal. La respuesta llega bien escrita, con fecha y número de norma. La norma no existe.

Según Brandi, el episodio enseña cómo funciona la herramienta. Un modelo de lenguaje compone la continuación más probable de un texto. Las fechas y los números de las leyes siguen un patrón muy regular y le resulta fácil imitarlos. La seguridad del tono no dice nada sobre la verdad del dato.

> «Trata la respuesta como la de un colega muy leído y con algo de prisa. Te adelanta el trabajo, pero no firmas nada sin mirarlo».

La solución, explica el CTO, pasa por darle al modelo los documentos correctos y pedirle que señale el pasaje en el que se apoya. Si no hay pasaje, la respuesta esperada es «no lo he encontrado». Así trabaja ahora la asesoría, con una carpeta de normas que el equipo mantiene al día.

## Lo que se queda fuera del chat

A última hora de la tarde, una clienta manda la foto de un documento y pide ayuda. Dalva abre la imagen en el sistema de la asesoría y deja al asistente al margen. Los datos personales, las nóminas y los contratos no se pegan en herramientas abiertas. La LGPD, la ley brasileña de protección de datos, rige para el papel y la hoja de cálculo, y también para el cuadro de texto de un chat.

Las normas de la casa caben en una hoja colgada en la pared:

- ningún dato que identifique a un cliente sale de los sistemas contratados;
- todo texto generado tiene quien lo revise, con nombre;
- los plazos, los importes y las leyes se comprueban en la fuente;
- quien descubre un error se lo cuenta a los demás el mismo día.

La última es la que más ha enseñado, dice Dalva. Los errores de la herramienta se parecen entre sí, y el equipo ya los reconoce.

## Por dónde empezar

Brandi propone un ejercicio a quien todavía no la ha probado. Durante una semana, apunta las tareas en las que lees un texto para producir otro. **Elige la más tediosa entre las de menor riesgo.** Acuerda quién revisa, qué datos se quedan fuera y cómo sabrás si algo ha mejorado. Al cabo de un mes, decide si sigues.

Dejarlo para más tarde parece prudente, pero tiene un coste discreto: la gente prueba de todos modos, cada cual con su herramienta, y la empresa se entera cuando algo se filtra. Una hoja en la pared resuelve poco de la tecnología. De la convivencia con ella resuelve bastante.

A las seis, Dalva cierra el correo. Le queda tiempo para llamar a la clienta del impuesto. Esa parte del oficio no piensa delegarla.`,
  },
}
