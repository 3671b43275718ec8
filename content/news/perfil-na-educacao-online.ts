import type { NewsItem } from './news.schema'

export const perfilNaEducacaoOnline: NewsItem = {
  slug: 'perfil-na-educacao-online',
  date: '2018-08-21',
  img: 'news/perfil-na-educacao-online',
  brand: 'Aulaberta',
  originalLink: 'https://aulaberta.example/historias/noemi-travassela',
  title: {
    'pt-br': 'Aula antes do trabalho: a rotina de uma engenheira da Tecto',
    'en-us': 'Class before work: how a Tecto engineer keeps learning',
    'es-es': 'Clase antes del trabajo: la rutina de una ingeniera de Tecto',
  },
  desc: {
    'pt-br': 'A escola on-line Aulaberta conta como Noemi Travassela foi do balcão da farmácia à engenharia de software e o que anota no caderno de erros.',
    'en-us': 'Online school Aulaberta tells how Noemi Travassela went from a pharmacy counter to software engineering, with a notebook full of mistakes.',
    'es-es': 'La escuela en línea Aulaberta cuenta cómo Noemi Travassela pasó de la farmacia a la ingeniería de software con un cuaderno de errores.',
  },
  content: {
    'pt-br': `Às cinco e meia da manhã, a cozinha de Noemi Travassela, em Uberlândia, tem duas luzes acesas: a do fogão e a do notebook. Na tela, uma aula em vídeo está parada no meio de uma frase. Noemi anota alguma coisa, escreve um trecho de código, erra, ri baixo e volta trinta segundos. Às sete, fecha tudo e vai acordar o filho.

Engenheira de software na Tecto, ela é aluna da Aulaberta desde que trabalhava no balcão de uma farmácia. Já fez cursos de banco de dados, de testes e de arquitetura. Quando a escola perguntou o que a faz voltar, respondeu sem pensar muito: “O trabalho muda de pergunta. Eu preciso mudar de resposta.”

## A planilha da farmácia

A história começa com remédio vencido. Todo mês, Noemi encontrava na prateleira caixas que deveriam ter sido vendidas antes, e o prejuízo caía na conta da loja. Ela montou uma planilha com as datas de validade. Funcionou até a planilha ficar lenta, ganhar cópias e ninguém mais saber qual delas era a certa.

Um primo falou em banco de dados. Noemi procurou uma aula, depois outra, e semanas mais tarde escreveu a consulta que listava tudo o que venceria no mês seguinte. A lista foi impressa e presa atrás do balcão. Para ela, aquela folha foi seu primeiro sistema em operação, com usuários, prazo e reclamação quando atrasava.

A lembrança a acompanha nos projetos de hoje. Antes de falar em tela ou tecnologia, ela quer saber qual pergunta a pessoa do balcão faz várias vezes ao dia. O sistema que responde a essa pergunta depressa costuma ser usado. Os outros precisam de treinamento.

## O caderno de erros

O método de estudo de Noemi cabe em um caderno de capa verde. A cada erro que custa mais de uma hora, ela preenche quatro linhas:

- o que eu achava que estava acontecendo;
- o que acontecia de verdade;
- que sinal eu ignorei;
- como vou perceber mais cedo na próxima vez.

A terceira linha é a mais útil, segundo ela. Quase sempre havia uma mensagem na tela, lida pela metade. Ao reler o caderno, Noemi descobriu que boa parte de seus erros vinha da pressa, e que a pressa tinha horário: o fim da tarde. Passou a deixar as mudanças delicadas para a manhã.

> “Curso bom me dá um problema um pouco maior do que eu. O caderno me mostra de que tamanho eu estava no ano passado.”

## Estudar sozinha, explicar em voz alta

Às sextas, ela apresenta a um colega o que aprendeu na semana. A regra é usar um exemplo do trabalho e nenhum slide. Se a explicação emperra, falta estudo. Muitas vezes, a conversa termina em uma melhoria pequena: um teste que não existia, um nome mais claro, uma consulta que deixa de varrer a tabela inteira.

Otávio Brandi, CTO da Tecto, diz que procura esse hábito quando conversa com candidatos. “Pergunto o que a pessoa entendeu errado por muito tempo e como descobriu. Quem estuda de verdade tem uma boa história para contar”, afirma. Ele conta que aprendeu a valorizar a pergunta no Vale do Silício, onde admitir uma dúvida diante do grupo fazia parte do expediente.

## O que uma empresa pode fazer

Noemi estuda de madrugada porque gosta do silêncio, mas não recomenda que um gestor conte com isso. **Aprendizado que depende só da folga das pessoas é interrompido quando a vida aperta.** Ela sugere reservar um horário fixo na semana, pequeno e respeitado, e ligar cada estudo a um problema que a equipe já tem.

Também sugere espalhar o que se sabe. Se uma única pessoa entende o sistema de cobrança, as férias dela viram risco. Uma sessão em que ela explica e outra pessoa executa custa uma tarde. Descobrir a dependência no dia em que o sistema para custa muito mais, e quase sempre com o cliente na linha.

Para quem contrata, fica um critério: pergunte o que a equipe do fornecedor aprendeu no último projeto. Uma resposta concreta, com um erro dentro, vale mais do que uma lista de cursos.

## A próxima aula

O assunto do momento no caderno verde é a lei de proteção de dados, sancionada na semana passada. As empresas terão um prazo para se adaptar, e Noemi já encontrou a pergunta que pretende responder: quando um cliente pede que seus dados sejam apagados, em quantos lugares eles estão? Há o cadastro, o relatório que alguém exportou, a cópia de segurança.

Ela ainda não tem a resposta inteira. Tem uma aula marcada para amanhã, às cinco e meia.`,
    'en-us': `At five thirty in the morning, two lights are on in Noemi Travassela’s kitchen in Uberlândia, in southeastern Brazil: the one over the stove and the laptop. On the screen, a video lesson is paused midsentence. She jots something down, writes a few lines of code, gets them wrong, laughs quietly and skips back thirty seconds. At seven she shuts everything and goes to wake her son.

A software engineer at Tecto, she has been an Aulaberta student since the days when she worked the counter of a pharmacy. She has taken our courses on databases, testing and architecture. Asked what keeps bringing her back, she barely stopped to think: “Work keeps changing the question. I have to change the answer.”

## The pharmacy spreadsheet

The story begins with expired medicine. Every month Noemi found boxes on the shelf that should have been sold earlier, and the store took the loss. She put together a spreadsheet of expiration dates. It worked until the file grew slow, spawned copies and left everyone unsure which one was right.

A cousin mentioned databases. Noemi looked for one lesson, then another, and some weeks later wrote a query that listed everything due to expire the following month. The list was printed and taped up behind the counter. She calls that sheet her first system in operation, with users, a deadline and complaints when it was late.

The memory follows her into today’s projects. Before anyone talks about screens or technology, she wants to know which question the person at the counter asks many times a day. A system that answers it quickly tends to get used. The others need training.

## The notebook of mistakes

Noemi’s study method fits in a notebook with a green cover. For every mistake that costs her more than an hour, she fills in four lines:

- what I thought was happening;
- what was really happening;
- which sign I ignored;
- how I will notice sooner next time.

The third line is the most useful, she says. There was almost always a message on the screen, read halfway. Going back over the pages, she found that many of her mistakes came from rushing, and that rushing kept office hours: late afternoon. Delicate changes now wait for the morning.

> “A good course gives me a problem slightly bigger than I am. The notebook shows me what size I was last year.”

## Study alone, explain out loud

On Fridays she presents what she learned that week to a colleague. The rule is one example from real work and no slides. If the explanation gets stuck, more study is needed. Often the conversation ends in a small improvement: a test that was missing, a clearer name, a query that no longer scans the entire table.

Otávio Brandi, Tecto’s CTO, says he looks for this habit when he talks with candidates. “I ask what they misunderstood for a long time and how they found out. People who really study have a good story to tell,” he says. He learned to value the question in Silicon Valley, he adds, where admitting a doubt in front of the group was part of the working day.

## What a company can do

Noemi studies before dawn because she likes the quiet, but she would not advise a manager to count on it. **Learning that depends on people’s spare time stops when life gets crowded.** She suggests setting aside a fixed slot in the week, small and protected, and tying each topic to a problem the team already has.

She also suggests spreading knowledge around. When only one person understands the billing system, that person’s vacation is a risk. A session in which she explains and somebody else does the work costs an afternoon. Finding out about the dependency on the day the system stops costs far more, usually with a customer on the line.

For anyone hiring a supplier, there is a test in this: ask what their team learned on its last project. A concrete answer, with a mistake in it, is worth more than a list of courses.

## The next lesson

The current subject in the green notebook is Brazil’s data protection law, signed last week. Companies will have a period to adapt, and Noemi has already found the question she means to answer: when a customer asks for personal data to be erased, how many places is it in? There is the customer record, the report somebody exported, the backup copy.

She does not have the whole answer yet. She has a lesson tomorrow, at five thirty.`,
    'es-es': `A las cinco y media de la mañana, en la cocina de Noemi Travassela, en Uberlândia, al sureste de Brasil, hay dos luces encendidas: la de la campana extractora y la del portátil. En la pantalla, una clase en vídeo se ha quedado a mitad de una frase. Noemi toma una nota, escribe unas líneas de código, se equivoca, se ríe bajito y retrocede treinta segundos. A las siete lo cierra todo y va a despertar a su hijo.

Ingeniera de software en Tecto, es alumna de Aulaberta desde que despachaba en el mostrador de una farmacia. Ha hecho nuestros cursos de bases de datos, de pruebas y de arquitectura. Cuando le preguntamos qué la hace volver, apenas tuvo que pensarlo: «El trabajo cambia de pregunta. A mí me toca cambiar de respuesta».

## La hoja de cálculo de la farmacia

La historia empieza con medicamentos caducados. Cada mes, Noemi encontraba en el estante cajas que tendrían que haberse vendido antes, y la pérdida era para la tienda. Preparó una hoja de cálculo con las fechas de caducidad. Funcionó hasta que el archivo se volvió lento, se llenó de copias y nadie supo ya cuál era la buena.

Un primo le habló de bases de datos. Noemi buscó una clase, después otra, y unas semanas más tarde escribió la consulta que daba todo lo que caducaría al mes siguiente. La lista se imprimió y se colgó detrás del mostrador. Para ella, aquella hoja fue su primer sistema en funcionamiento, con usuarios, plazo y quejas cuando se retrasaba.

El recuerdo la acompaña en los proyectos de hoy. Antes de hablar de pantallas o de tecnología, quiere saber qué pregunta se hace muchas veces al día la persona que está en el mostrador. El sistema que la contesta deprisa se suele usar. Los demás necesitan formación.

## El cuaderno de errores

El método de estudio de Noemi cabe en un cuaderno de tapas verdes. Con cada error que le cuesta más de una hora, rellena cuatro líneas:

- qué creía yo que pasaba;
- qué pasaba de verdad;
- qué señal no atendí;
- cómo lo notaré antes la próxima vez.

La tercera es la más útil, asegura. Casi siempre había un mensaje en la pantalla, leído a medias. Al repasar el cuaderno, descubrió que muchos de sus errores venían de las prisas, y que las prisas tenían horario: el final de la tarde. Desde entonces deja los cambios delicados para la mañana.

> «Un buen curso me pone delante un problema algo más grande que yo. El cuaderno me enseña de qué tamaño era yo el año pasado».

## Estudiar a solas, explicar en voz alta

Los viernes le cuenta a un compañero lo que ha aprendido en la semana. La regla es usar un ejemplo del trabajo y ninguna diapositiva. Si la explicación se atasca, falta estudio. Muchas veces la charla termina en una pequeña mejora: una prueba que no existía, un nombre más claro, una consulta que deja de recorrer la tabla entera.

Otávio Brandi, CTO de Tecto, dice que busca esa costumbre cuando habla con candidatos. «Les pregunto qué entendieron mal durante mucho tiempo y cómo lo descubrieron. Quien estudia de verdad tiene una buena historia que contar», afirma. Cuenta que aprendió a valorar la pregunta en Silicon Valley, donde reconocer una duda delante del grupo formaba parte de la jornada.

## Lo que puede hacer una empresa

Noemi estudia de madrugada porque le gusta el silencio, pero no aconseja a ningún directivo que cuente con ello. **El aprendizaje que depende del tiempo libre se para cuando la vida aprieta.** Propone reservar un hueco fijo en la semana, pequeño y respetado, y unir cada estudio a un problema que el equipo ya tenga.

También propone repartir lo que se sabe. Si una sola persona entiende el sistema de cobros, sus vacaciones son un riesgo. Una sesión en la que ella explica y otra persona ejecuta cuesta una tarde. Descubrir esa dependencia el día en que el sistema se para cuesta mucho más, y casi siempre con el cliente al teléfono.

Si vas a contratar a un proveedor, hay un buen criterio: pregunta qué aprendió su equipo en el último proyecto. Una respuesta concreta, con un error dentro, vale más que una lista de cursos.

## La próxima clase

El tema actual del cuaderno verde es la ley brasileña de protección de datos, sancionada la semana pasada. Las empresas tendrán un plazo para adaptarse y Noemi ya ha encontrado la pregunta que quiere contestar: cuando un cliente pide que se borren sus datos, ¿en cuántos sitios están? Están en su ficha, en el informe que alguien exportó, en la copia de seguridad.

Todavía no tiene la respuesta completa. Tiene una clase mañana, a las cinco y media.`,
  },
}
