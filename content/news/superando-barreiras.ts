import type { NewsItem } from './news.schema'

export const superandoBarreiras: NewsItem = {
  slug: 'superando-barreiras',
  date: '2016-03-29',
  img: 'news/superando-barreiras',
  brand: 'Caderno Margem Norte',
  originalLink: 'https://margemnorte.example/perfis/superando-barreiras',
  title: {
    'pt-br': 'Superando barreiras: o programador que começou no papel',
    'en-us': 'Overcoming barriers: the developer who wrote code on paper',
    'es-es': 'Superar barreras: el programador que empezó en papel',
  },
  desc: {
    'pt-br': 'Do sertão da Paraíba ao Vale do Silício, o desenvolvedor Otávio Brandi conta o que a distância, o inglês e a timidez lhe ensinaram.',
    'en-us': 'From the backlands of Paraíba to Silicon Valley, developer Otávio Brandi recalls what distance, English and shyness taught him.',
    'es-es': 'Del interior de Paraíba a Silicon Valley, el programador Otávio Brandi cuenta lo que le enseñaron la distancia, el inglés y la timidez.',
  },
  content: {
    'pt-br': `O caderno é quadriculado, tem a capa colada com fita e um cheiro antigo de lápis. Nas primeiras páginas há contas de matemática. Da décima em diante, programas inteiros, escritos à mão, com setas que levam de uma linha a outra. Otávio Brandi guarda o caderno na mochila e o tira de lá com cuidado, diante de uma turma de ensino médio em João Pessoa que o convidou para falar de profissão.

“Eu tinha uma hora de computador por semana”, explica aos alunos. “Precisava chegar com o programa pronto.”

O desenvolvedor cresceu em Cajazeiras, no sertão da Paraíba, sem computador em casa. A lan house mais próxima cobrava por hora, e o dinheiro dava para o sábado. Durante a semana, ele escrevia. No sábado, digitava correndo e descobria os erros. Voltava para casa com a lista do que corrigir e mais seis dias para pensar.

## O tecido que encolhe

O primeiro programa útil foi para a mãe, a costureira Iraci, que fazia uniformes escolares. Otávio queria calcular quantos metros de pano comprar. Mediu as peças, somou as sobras e apresentou o resultado com orgulho. Ela olhou o número e balançou a cabeça. Faltava pano. Aquele tecido encolhe na primeira lavagem, e toda costureira sabe disso.

“Eu tinha perguntado as medidas. Não tinha perguntado como ela trabalhava”, lembra. A segunda versão nasceu de uma tarde sentado ao lado da máquina de costura, olhando. Ele diz que ainda repete esse gesto em cada projeto: antes de programar, passa um tempo ao lado de quem vai usar o programa.

A lição vale para quem encomenda software. A informação que decide o resultado costuma ser tão óbvia para a equipe que ninguém a escreve. Se o desenvolvedor nunca visitou o lugar onde o trabalho acontece, é provável que o pano falte.

## O dicionário ao lado do teclado

A segunda barreira foi o inglês. As respostas de que ele precisava estavam em manuais e fóruns que não lia. Começou traduzindo com um dicionário de bolso, palavra por palavra, e montou um glossário nas últimas folhas do caderno. Depois passou a responder perguntas nos fóruns, em frases curtas, porque as longas ele ainda não sabia montar.

As frases curtas ficaram. Anos mais tarde, colegas elogiavam a clareza de seus relatórios sem imaginar a origem. “Escrevo como quem tem medo de errar a concordância”, brinca. Para equipes espalhadas por várias cidades, o hábito se mostrou precioso: uma decisão escrita com simplicidade evita uma reunião e muitos mal-entendidos.

## A terça-feira na Califórnia

A terceira barreira apareceu quando as outras pareciam vencidas. Em uma temporada no Vale do Silício, Otávio recebeu um módulo para desenvolver e se fechou com ele por duas semanas. Queria mostrar algo impecável. Quando mostrou, soube que o pedido tinha mudado na primeira segunda-feira. Ninguém o avisou, porque ninguém sabia em que ponto ele estava.

O líder do time fez uma proposta: toda terça, cada pessoa exibiria o que tivesse, do jeito que estivesse. Helena Távora, brasileira que trabalhava com ele, foi a primeira a abrir uma tela cheia de defeitos. Recebeu duas sugestões que lhe pouparam dias. Na semana seguinte, Otávio levantou a mão.

> “Minha timidez saía cara para os outros. Enquanto eu polia uma peça, o time inteiro esperava para saber se ela encaixava.”

Ele voltou ao Brasil convencido de que esconder trabalho incompleto é uma das formas mais comuns de perder prazo. E de que cabe ao líder mostrar primeiro o próprio rascunho.

## O que ajuda quem está chegando

Um aluno perguntou se talento basta. Otávio respondeu com as coisas que outras pessoas fizeram por ele. O dono da lan house deixava que chegasse antes de abrir. Uma professora imprimia manuais. Um desconhecido no fórum corrigia seu código e seu inglês na mesma mensagem.

Às empresas que querem encontrar gente assim, ele sugere medidas simples:

- avaliar um trabalho pequeno e real, em vez do nome da faculdade;
- aceitar candidatos de outras cidades e registrar as decisões por escrito;
- dar a quem chega um colega com tempo reservado para perguntas;
- pedir o rascunho cedo e agradecer por ele.

**Uma vaga que exige tudo pronto deixa de fora quem aprende depressa.** Quem contrata só entre conhecidos da própria cidade disputa sempre as mesmas pessoas e demora mais para preencher cada lugar.

## Página em branco

No fim da conversa, o caderno passou de mão em mão. Uma menina da segunda fila achou um erro em um dos programas: faltava uma condição, e o cálculo nunca terminaria. Otávio conferiu, riu e lhe emprestou o lápis.

Ela corrigiu na margem e assinou. Ele pediu que explicasse à turma como tinha percebido.`,
    'en-us': `The notebook has graph-paper pages and a cover held on with tape, and it smells of old pencil. The first pages hold math homework. From the tenth on there are entire programs, written by hand, with arrows leading from one line to another. Otávio Brandi keeps it in his backpack and takes it out with care in front of a high school class in João Pessoa, on Brazil’s northeastern coast, where he has been invited to talk about his profession.

“I had one hour of computer time a week,” he tells the students. “I had to arrive with the program finished.”

The developer grew up in Cajazeiras, in the dry backlands of Paraíba state, with no computer at home. The nearest internet café charged by the hour, and his money covered Saturdays. On weekdays he wrote. On Saturday he typed in a hurry and discovered the errors. Then he went home with a list of fixes and six more days to think.

## The fabric that shrinks

His first useful program was for his mother, Iraci, a seamstress who made school uniforms. Otávio wanted to work out how many meters of cloth to buy. He measured the pieces, added the scraps and presented the result with pride. She looked at the number and shook her head. There was not enough. That fabric shrinks in the first wash, as every seamstress knows.

“I had asked about measurements. I hadn’t asked how she worked,” he recalls. The second version came out of an afternoon spent beside the sewing machine, watching. He says he still does this in every project: before programming, he spends time next to the person who will use the program.

Anyone commissioning software can take something from the story. The information that decides the outcome is often so obvious to the team that nobody writes it down. If the developer has never visited the place where the work happens, the cloth will probably run short.

## A dictionary next to the keyboard

The second barrier was English. The answers he needed were in manuals and forums he could not read. He began translating with a pocket dictionary, word by word, and built a glossary on the last pages of the notebook. Then he started answering questions on those forums, in short sentences, because he did not yet know how to build long ones.

The short sentences stayed. Years later, colleagues praised the clarity of his reports without guessing where it came from. “I write like someone afraid of getting the grammar wrong,” he jokes. For teams spread across several cities, the habit has proved valuable: a decision written in simple words saves a meeting and many misunderstandings.

## Tuesday in California

The third barrier appeared when the others seemed to be behind him. During a stint in Silicon Valley, Otávio was given a module to develop and shut himself away with it for two weeks. He wanted to show something flawless. When he did, he learned that the request had changed on the first Monday. Nobody had told him, because nobody knew how far along he was.

The team lead made a proposal: every Tuesday, each person would show whatever they had, in whatever state. Helena Távora, a fellow Brazilian on the team, was the first to open a screen full of bugs. She came away with two suggestions that saved her days. The following week, Otávio raised his hand.

> “My shyness was expensive for other people. While I polished one piece, the whole team was waiting to find out whether it fit.”

He came home to Brazil convinced that hiding unfinished work is one of the most common ways to miss a deadline. He also believes it is the leader’s place to show a rough draft first.

## What helps a newcomer

A student asked whether talent is enough. Otávio answered with the things other people had done for him. The owner of the internet café let him in before opening time. A teacher printed manuals. A stranger on a forum corrected his code and his English in the same message.

For companies that want to find people like that, he suggests simple measures:

- judge a small piece of real work instead of the name of a college;
- accept candidates from other cities and put decisions in writing;
- give each newcomer a colleague with time set aside for questions;
- ask for the draft early, and say thank you for it.

**A job opening that demands everything up front leaves out people who learn fast.** Employers who hire only among acquaintances in their own city keep competing for the same few people, and take longer to fill each seat.

## A blank page

At the end of the talk, the notebook went from hand to hand. A girl in the second row found a mistake in one of the programs: a condition was missing, and the calculation would never end. Otávio checked, laughed and lent her his pencil.

She made the correction in the margin and signed it. He asked her to explain to the class how she had noticed.`,
    'es-es': `El cuaderno es de cuadrícula, tiene las tapas pegadas con cinta y huele a lápiz viejo. En las primeras páginas hay cuentas de matemáticas. A partir de la décima, programas enteros escritos a mano, con flechas que llevan de una línea a otra. Otávio Brandi lo guarda en la mochila y lo saca con cuidado ante una clase de bachillerato de João Pessoa, en el nordeste de Brasil, que lo ha invitado a hablar de su oficio.

«Yo tenía una hora de ordenador a la semana», explica a los alumnos. «Había que llegar con el programa hecho».

El programador creció en Cajazeiras, en las tierras secas del interior de Paraíba, sin ordenador en casa. El cibercafé más cercano cobraba por horas y el dinero le llegaba para el sábado. Entre semana escribía. El sábado tecleaba a toda prisa y descubría los errores. Volvía a casa con la lista de lo que debía corregir y seis días más para pensar.

## La tela que encoge

Su primer programa útil fue para su madre, Iraci, costurera, que hacía uniformes escolares. Otávio quería calcular cuántos metros de tela había que comprar. Midió las piezas, sumó los sobrantes y presentó el resultado con orgullo. Ella miró la cifra y negó con la cabeza. Faltaba tela. Aquel tejido encoge en el primer lavado, y eso lo sabe cualquier costurera.

«Le había preguntado las medidas. No le había preguntado cómo trabajaba», recuerda. La segunda versión salió de una tarde sentado junto a la máquina de coser, mirando. Dice que sigue haciéndolo en cada proyecto: antes de programar, pasa un rato al lado de quien va a usar el programa.

La lección le sirve a quien encarga software. El dato que decide el resultado suele ser tan evidente para el equipo que nadie lo escribe. Si el programador nunca ha pisado el lugar donde se hace el trabajo, lo más probable es que falte tela.

## El diccionario junto al teclado

La segunda barrera fue el inglés. Las respuestas que necesitaba estaban en manuales y foros que no sabía leer. Empezó a traducir con un diccionario de bolsillo, palabra por palabra, y fue anotando un glosario en las últimas hojas del cuaderno. Después se puso a contestar preguntas en los foros con frases cortas, porque las largas aún no le salían.

Las frases cortas se quedaron. Años más tarde, sus compañeros elogiaban la claridad de sus informes sin imaginar de dónde venía. «Escribo como quien teme equivocarse con la gramática», bromea. En equipos repartidos por varias ciudades, la costumbre ha resultado valiosa: una decisión escrita con sencillez ahorra una reunión y muchos malentendidos.

## El martes en California

La tercera barrera apareció cuando las otras parecían superadas. Durante una temporada en Silicon Valley, a Otávio le asignaron un módulo y se encerró con él dos semanas. Quería enseñar algo impecable. Cuando lo enseñó, supo que los requisitos habían cambiado el primer lunes. Nadie se lo había dicho, porque nadie sabía por dónde iba.

El jefe del equipo hizo una propuesta: cada martes, todos mostrarían lo que tuvieran, tal como estuviera. Helena Távora, brasileña y compañera suya, fue la primera en abrir una pantalla llena de defectos. Se llevó dos sugerencias que le ahorraron días. A la semana siguiente, Otávio levantó la mano.

> «Mi timidez les salía cara a los demás. Mientras yo pulía una pieza, el equipo entero esperaba para saber si encajaba».

Volvió a Brasil convencido de que esconder el trabajo a medias es una de las formas más comunes de incumplir un plazo. Y de que le corresponde al jefe ser el primero en enseñar su borrador.

## Lo que ayuda a quien llega

Un alumno preguntó si basta con el talento. Otávio respondió con lo que otras personas habían hecho por él. El dueño del cibercafé lo dejaba entrar antes de abrir. Una profesora le imprimía manuales. Un desconocido del foro le corregía el código y el inglés en el mismo mensaje.

A las empresas que quieren encontrar a gente así les propone medidas sencillas:

- valorar un trabajo pequeño y real en lugar del nombre de la universidad;
- aceptar candidatos de otras ciudades y dejar las decisiones por escrito;
- dar a quien llega un compañero con tiempo reservado para preguntas;
- pedir pronto el borrador y agradecerlo.

**Una oferta que exige saberlo todo de entrada deja fuera a quien aprende deprisa.** Quien contrata solo entre conocidos de su propia ciudad compite siempre por las mismas personas y tarda más en cubrir cada puesto.

## Página en blanco

Al final de la charla, el cuaderno pasó de mano en mano. Una chica de la segunda fila encontró un error en uno de los programas: faltaba una condición y el cálculo no acabaría nunca. Otávio lo comprobó, se rio y le prestó el lápiz.

Ella lo corrigió en el margen y firmó. Él le pidió que explicara a la clase cómo se había dado cuenta.`,
  },
}
