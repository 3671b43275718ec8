import type { NewsItem } from './news.schema'

export const tecnologiaParaOBrasil: NewsItem = {
  slug: 'tecnologia-para-o-brasil',
  date: '2023-10-17',
  img: 'news/tecnologia-para-o-brasil',
  brand: 'Revista Mirante Digital',
  originalLink: 'https://mirantedigital.example/edicoes/tecnologia-para-o-brasil',
  title: {
    'pt-br': 'Tecnologia para o Brasil: o software que funciona no ônibus',
    'en-us': 'Technology for Brazil: software that works on the bus',
    'es-es': 'Tecnología para Brasil: software que funciona en el autobús',
  },
  desc: {
    'pt-br': 'Celular simples, sinal fraco e pagamento na hora: reportagem mostra o que muda quando um aplicativo é pensado para o país inteiro.',
    'en-us': 'Basic phones, weak signal, instant payments: a look at what changes when an app is designed for all of Brazil from the first day.',
    'es-es': 'Móviles sencillos, poca cobertura y pagos al instante: un reportaje sobre lo que cambia cuando una aplicación se piensa para todo Brasil.',
  },
  content: {
    'pt-br': `Zuleide Barrancas vende doces por encomenda no Recife e fecha boa parte dos pedidos no ônibus, entre uma entrega e outra. No primeiro aplicativo de vendas que usou, bastava o sinal cair para o pedido sumir da tela. Ela aprendeu a anotar tudo em um caderno e a digitar de novo em casa. “O aplicativo era bonito”, conta. “Só não morava na mesma cidade que eu.”

A frase resume um problema comum. Muito software vendido no Brasil nasce em escritórios com internet rápida, celulares novos e tela grande. Quem decide a compra testa nessas condições. Quem usa todos os dias trabalha em outras, e a diferença aparece na forma de retrabalho, ligação para o suporte e cliente que desiste no meio.

## O celular da gaveta

Otávio Brandi, CTO da Tecto, defende um hábito barato: manter na equipe um aparelho simples, com pouca memória e a tela riscada, e fazer nele a demonstração de cada entrega. Uma tela que demora ali vai demorar no bolso de muita gente. Fotos pesadas, animações longas e atualizações enormes ficam visíveis em segundos.

“O notebook de quem programa mente todo dia”, diz Brandi. “O celular da gaveta conta a verdade.” Segundo o CTO, a prática muda a conversa com o cliente, porque cortar um recurso deixa de ser questão de gosto. Todos na sala estão esperando a mesma tela abrir.

O mesmo aparelho, levado para a calçada, mostra se o texto resiste ao sol do meio-dia e se o botão cabe no polegar de quem segura uma sacola. Letra maior e bom contraste ajudam quem enxerga pouco e também quem está com pressa.

## Quando a rede cai

Projetar para sinal fraco começa por aceitar que a queda vai acontecer. O pedido de Zuleide deveria ficar guardado no celular, com um aviso claro de que ainda não foi enviado, e seguir sozinho quando a conexão voltasse. Parece simples, mas exige uma decisão técnica que precisa ser tomada no início: cada pedido recebe um identificador próprio, e o servidor reconhece quando a mesma mensagem chega duas vezes.

Sem esse cuidado, o toque repetido no botão vira cobrança dobrada. Corrigir depois custa caro, porque mexe em dados já gravados e em dinheiro já movimentado.

> “Tela de erro também é produto. Se a pessoa não sabe se pagou, você perdeu a confiança dela, mesmo que o sistema esteja certo.”

A frase é de Helena Távora, CEO da empresa, que costuma pedir para ver primeiro as telas em que algo dá errado.

## Os costumes do país entram no projeto

Quem compra por Pix sai do aplicativo da loja, abre o do banco, confirma e volta. Se o sistema espera que a pessoa fique parada na mesma tela, a venda se perde no caminho. A confirmação precisa chegar por conta própria, e o pedido tem de estar lá quando o comprador voltar.

Há outros detalhes que um projeto importado costuma ignorar:

- endereços sem número, com um ponto de referência que vale mais que o CEP;
- sobrenomes compostos e acentos, que não podem sumir no cadastro;
- regras de nota fiscal que mudam de um município para outro;
- mais de um fuso horário, que faz diferença no fechamento do dia;
- clientes que preferem mandar áudio a preencher formulário.

Cada item cabe em poucas linhas de especificação. Descobertos depois do lançamento, todos viram chamado de suporte.

## Gente de todo lugar

Para Távora, conhecer essas condições depende de quem está no time. Ela e Brandi aprenderam seu jeito de trabalhar no Vale do Silício, onde se habituaram a mostrar cedo, ouvir e corrigir. De volta, perceberam que o método só funciona quando quem ouve entende o que está sendo dito. Uma pessoa que cresceu longe da capital nota o endereço sem número antes de qualquer pesquisa.

É um dos motivos que ela dá para a Tecto manter um banco de talentos com mais de 1.000 profissionais qualificados. A empresa se propõe a encontrar a pessoa adequada para um projeto em até 3 dias úteis.

## O que pedir na próxima reunião

Se você está contratando um aplicativo, três pedidos revelam muito. **Peça a demonstração em um celular simples.** Desligue a internet no meio de uma operação e veja o que a tela diz. Depois, pergunte o que acontece quando alguém toca duas vezes no botão de pagar.

Zuleide trocou de aplicativo no ano passado. O novo guarda o pedido e avisa quando ele segue. O caderno continua na bolsa, agora com receitas.`,
    'en-us': `Zuleide Barrancas sells homemade sweets in Recife, on Brazil’s northeastern coast, and closes many of her orders on the bus between deliveries. With the first sales app she tried, a dropped signal was enough to make an order vanish. She learned to write everything down in a notebook and type it in again at home. “It was a beautiful app,” she says. “It just didn’t live in the same city I did.”

Her remark sums up a common problem. Much of the software sold in Brazil is born in offices with fast internet, new phones and large screens. The people who approve the purchase test it there. The people who use it every day work somewhere else, and the gap shows up as rework, support calls and customers who give up halfway.

## The phone in the drawer

Otávio Brandi, CTO of Tecto, argues for an inexpensive habit: keep a basic phone in the team’s drawer, short on memory and scratched across the screen, and use it to demo every release. A screen that crawls there will crawl in a lot of pockets. Heavy photos, long animations and huge updates give themselves away in seconds.

“A developer’s laptop lies every day,” Brandi says. “The phone in the drawer tells the truth.” The practice changes the conversation with the client, he adds, because cutting a feature stops being a matter of taste. Everyone in the room is waiting for the same screen to open.

Take that phone out to the sidewalk and you learn whether the text survives the midday sun, and whether the button suits the thumb of someone carrying a shopping bag. Larger type and strong contrast help people with low vision. They also help people in a hurry.

## When the network drops

Designing for a weak signal starts with accepting that it will fail. Zuleide’s order should have stayed on her phone, with a clear note saying it had not been sent yet, and gone out by itself once the connection returned. That sounds simple, but it rests on a technical decision that has to be made early: each order carries its own identifier, and the server recognizes a message that arrives twice.

Without that care, an impatient second tap becomes a double charge. Fixing it later is expensive, because it means touching data already recorded and money already moved.

> “The error screen is part of the product. If people can’t tell whether they paid, you have lost their trust, even when the system is right.”

Those are the words of Helena Távora, the company’s CEO, who likes to see the screens where something goes wrong before all the others.

## Local habits belong in the design

A shopper paying with Pix, Brazil’s instant payment system, leaves the store’s app, opens the bank’s, confirms and comes back. If the store expects that person to sit still on one screen, the sale gets lost along the way. The confirmation has to arrive on its own, and the order has to be there when the buyer returns.

Other details tend to be missed by imported projects:

- addresses with no street number, where a landmark is worth more than the ZIP code;
- compound surnames and accents, which must survive the sign-up form;
- invoice rules that change from one city to the next;
- more than one time zone, which matters when the day’s books are closed;
- customers who would rather send a voice message than fill out a form.

Each item takes a few lines in a specification. Found after launch, every one of them becomes a support ticket.

## People from everywhere

For Távora, knowing these conditions depends on who is on the team. She and Brandi learned their way of working in Silicon Valley, where they got used to showing work early, listening and correcting course. Back home, they found that the method only works when the listener understands what is being said. Someone who grew up far from the big cities will notice the missing street number before any survey does.

It is one of the reasons she gives for Tecto’s talent pool of more than 1,000 qualified professionals. The company sets out to find a suitable person for a project within 3 business days.

## What to ask at your next meeting

If you are about to commission an app, three requests reveal a great deal. **Ask for the demo on a basic phone.** Switch off the internet in the middle of an operation and read what the screen says. Then ask what happens when somebody taps the pay button twice.

Zuleide changed apps last year. The new one keeps her order and tells her when it goes out. The notebook still travels in her bag, filled with recipes now.`,
    'es-es': `Zuleide Barrancas vende dulces por encargo en Recife, en el nordeste de Brasil, y cierra muchos pedidos en el autobús, entre una entrega y otra. Con la primera aplicación de ventas que probó, bastaba con perder la cobertura para que el pedido desapareciera. Aprendió a apuntarlo todo en un cuaderno y a teclearlo otra vez en casa. «La aplicación era preciosa», cuenta. «Lo malo es que no vivía en la misma ciudad que yo».

Su frase resume un problema habitual. Mucho del software que se vende en Brasil nace en oficinas con internet rápido, móviles nuevos y pantallas grandes. Quien aprueba la compra lo prueba en esas condiciones. Quien lo usa a diario trabaja en otras, y la diferencia se paga en tareas repetidas, llamadas al soporte y clientes que abandonan a la mitad.

## El móvil del cajón

Otávio Brandi, CTO de Tecto, defiende una costumbre barata: tener en un cajón un móvil sencillo, con poca memoria y la pantalla rayada, y hacer con él la demostración de cada entrega. Una pantalla que allí va lenta irá lenta en muchos bolsillos. Las fotos pesadas, las animaciones largas y las actualizaciones enormes se delatan en segundos.

«El portátil de quien programa miente todos los días», dice Brandi. «El móvil del cajón dice la verdad». Según él, la práctica cambia la conversación con el cliente, porque recortar una función deja de ser cuestión de gustos. Toda la sala está esperando a que se abra la misma pantalla.

Ese mismo aparato, en plena calle, enseña si el texto aguanta el sol del mediodía y si el botón queda al alcance del pulgar de quien lleva una bolsa en la mano. Una letra más grande y un buen contraste ayudan a quien ve poco y también a quien tiene prisa.

## Cuando se cae la red

Diseñar para una cobertura débil empieza por aceptar que va a fallar. El pedido de Zuleide tendría que haberse quedado en el móvil, con un aviso claro de que aún no se había enviado, y haber salido solo al volver la conexión. Parece sencillo, pero requiere una decisión técnica que se toma al principio: cada pedido lleva su propio identificador y el servidor reconoce el mensaje que le llega dos veces.

Sin esa precaución, pulsar dos veces el botón acaba en un cobro doble. Arreglarlo después sale caro, porque obliga a tocar datos ya guardados y dinero que ya se ha movido.

> «La pantalla de error también es producto. Si alguien no sabe si ha pagado, has perdido su confianza, aunque el sistema tenga razón».

Lo dice Helena Távora, CEO de la empresa, que suele pedir que le enseñen primero las pantallas en las que algo sale mal.

## Las costumbres del país entran en el diseño

Quien paga con Pix, el sistema brasileño de pagos instantáneos, sale de la aplicación de la tienda, abre la del banco, confirma y vuelve. Si la tienda espera que esa persona se quede quieta en una sola pantalla, la venta se pierde por el camino. La confirmación tiene que llegar por su cuenta y el pedido debe seguir ahí cuando el comprador regrese.

Hay otros detalles que un proyecto importado suele pasar por alto:

- direcciones sin número, en las que una referencia vale más que el código postal;
- apellidos compuestos y tildes, que no pueden perderse en el registro;
- normas de facturación que cambian de un municipio a otro;
- más de un huso horario, algo que se nota al cerrar la caja del día;
- clientes que prefieren mandar un audio a rellenar un formulario.

Cada punto ocupa unas pocas líneas en una especificación. Si se descubren después del lanzamiento, todos acaban en una incidencia de soporte.

## Gente de todas partes

Para Távora, conocer esas condiciones depende de quién forma el equipo. Brandi y ella aprendieron su manera de trabajar en Silicon Valley, donde se acostumbraron a enseñar pronto lo hecho, escuchar y corregir. Al volver comprobaron que el método solo sirve cuando quien escucha entiende lo que le cuentan. Alguien que creció lejos de la gran ciudad repara en la dirección sin número antes que cualquier encuesta.

Es una de las razones que da para que Tecto mantenga una bolsa de talento con más de 1000 profesionales cualificados. La empresa se propone encontrar a la persona adecuada para un proyecto en un plazo de 3 días hábiles.

## Qué pedir en tu próxima reunión

Si vas a encargar una aplicación, tres peticiones te dirán mucho. **Pide la demostración en un móvil sencillo.** Desconecta internet en mitad de una operación y lee lo que dice la pantalla. Luego pregunta qué ocurre cuando alguien pulsa dos veces el botón de pagar.

Zuleide cambió de aplicación el año pasado. La nueva le guarda el pedido y la avisa cuando sale. El cuaderno sigue en su bolso, ahora lleno de recetas.`,
  },
}
