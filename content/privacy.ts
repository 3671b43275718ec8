import type { PrivacyPolicy } from './privacy.schema'

export const privacyPolicy: PrivacyPolicy = {
  updated: '2026-11-21',
  headTitle: {
    'pt-br': 'Política de privacidade e dados pessoais',
    'en-us': 'Privacy policy and personal data',
    'es-es': 'Política de privacidad y datos personales',
  },
  headDescription: {
    'pt-br': 'Quais dados o site da Tecto coleta, para que servem, por quanto tempo ficam guardados e como você exerce seus direitos pela LGPD.',
    'en-us': 'What data the Tecto site collects, why we use it, how long we keep it, and how to exercise your rights under the LGPD and the GDPR.',
    'es-es': 'Qué datos recoge el sitio de Tecto, para qué se usan, cuánto tiempo se conservan y cómo ejercer tus derechos según la LGPD y el RGPD.',
  },
  title: {
    'pt-br': 'Política de privacidade',
    'en-us': 'Privacy policy',
    'es-es': 'Política de privacidad',
  },
  intro: {
    'pt-br':
      'A Tecto Tecnologia Ltda. é a controladora dos dados pessoais tratados neste site. Esta política explica quais dados recebemos, para que os usamos e o que você pode pedir. Ela segue a Lei Geral de Proteção de Dados (LGPD, Lei nº 13.709/2018) e, para quem está na União Europeia, o Regulamento Geral sobre a Proteção de Dados (GDPR).',
    'en-us':
      'Tecto Tecnologia Ltda. is the controller of the personal data handled on this site. This policy explains what data we receive, why we use it, and what you can ask of us. It follows Brazil’s General Data Protection Law (LGPD, Law No. 13,709/2018) and, if you are in the European Union, the General Data Protection Regulation (GDPR).',
    'es-es':
      'Tecto Tecnologia Ltda. es la responsable del tratamiento de los datos personales que se tratan en este sitio web. Esta política explica qué datos recibimos, para qué los usamos y qué puedes pedirnos. Se rige por la Ley General de Protección de Datos de Brasil (LGPD, Ley n.º 13.709/2018) y, si estás en la Unión Europea, por el Reglamento General de Protección de Datos (RGPD).',
  },
  sections: [
    {
      id: 'coleta',
      title: {
        'pt-br': 'Coleta de informações',
        'en-us': 'Information we collect',
        'es-es': 'Recogida de información',
      },
      paragraphs: [
        {
          'pt-br': 'Este site não tem cadastro nem login. Recebemos os dados que você digita nos formulários e, se você aceitar, dados de navegação. Para entregar as páginas, o servidor recebe seu endereço IP e dados técnicos do navegador. Se você nos escreve por WhatsApp ou e-mail, recebemos o que enviar por lá.',
          'en-us': 'This site has no accounts and no login. We receive what you type into the forms and, if you accept, browsing data. To deliver pages, the server receives your IP address and technical details about your browser. If you write to us by WhatsApp or email, we receive what you send there.',
          'es-es':
            'Este sitio no tiene registro ni acceso de usuarios. Recibimos los datos que escribes en los formularios y, si lo aceptas, datos de navegación. Para entregar las páginas, el servidor recibe tu dirección IP y datos técnicos del navegador. Si nos escribes por WhatsApp o correo electrónico, recibimos lo que envíes por esa vía.',
        },
      ],
      bullets: [
        {
          'pt-br': 'Formulário de contato: nome, telefone, empresa, cargo, e-mail, mensagem e o endereço da página de onde você escreve.',
          'en-us': 'Contact form: name, phone, company, role, email, message, and the address of the page you are writing from.',
          'es-es': 'Formulario de contacto: nombre, teléfono, empresa, cargo, correo electrónico, mensaje y la dirección de la página desde la que escribes.',
        },
        {
          'pt-br': 'Formulários de contratação e de fábrica de software: nome, e-mail, telefone, estado e o endereço da página.',
          'en-us': 'Hiring and software factory forms: name, email, phone, state, and the address of the page.',
          'es-es': 'Formularios de contratación y de fábrica de software: nombre, correo electrónico, teléfono, estado y la dirección de la página.',
        },
        {
          'pt-br': 'Dados de navegação, só com o seu aceite: páginas visitadas e envio de formulários, medidos pelo gerenciador de tags e pelo pixel de anúncios.',
          'en-us': 'Browsing data, only if you accept: pages visited and forms sent, measured by the tag manager and the ad pixel.',
          'es-es': 'Datos de navegación, solo si aceptas: páginas visitadas y formularios enviados, medidos por el gestor de etiquetas y el píxel publicitario.',
        },
      ],
    },
    {
      id: 'uso',
      title: {
        'pt-br': 'Uso das informações',
        'en-us': 'How we use information',
        'es-es': 'Uso de la información',
      },
      paragraphs: [
        {
          'pt-br': 'Cada uso tem uma finalidade e uma base legal no art. 7º da LGPD e no art. 6º do GDPR. O endereço da página mostra de qual assunto partiu o seu pedido. Não tomamos decisões automatizadas com esses dados.',
          'en-us': 'Each use has a purpose and a legal basis in Article 7 of the LGPD and Article 6 of the GDPR. The page address tells us what prompted your request. We make no automated decisions with this data.',
          'es-es': 'Cada uso tiene una finalidad y una base jurídica en el art. 7 de la LGPD y en el art. 6 del RGPD. La dirección de la página nos indica de qué tema partió tu solicitud. No tomamos decisiones automatizadas con estos datos.',
        },
      ],
      bullets: [
        {
          'pt-br': 'Responder ao seu contato e preparar um orçamento: procedimentos preliminares a um contrato, a seu pedido, ou legítimo interesse quando você escreve em nome de uma empresa.',
          'en-us': 'Answering you and preparing a quote: steps taken at your request before entering into a contract, or legitimate interest when you write on behalf of a company.',
          'es-es': 'Responderte y preparar un presupuesto: medidas precontractuales a petición tuya, o interés legítimo cuando escribes en nombre de una empresa.',
        },
        {
          'pt-br': 'Medir visitas e o resultado de anúncios: seu consentimento, que você pode retirar.',
          'en-us': 'Measuring visits and ad results: your consent, which you can withdraw.',
          'es-es': 'Medir las visitas y el resultado de los anuncios: tu consentimiento, que puedes retirar.',
        },
        {
          'pt-br': 'Manter o site seguro e evitar abusos: legítimo interesse.',
          'en-us': 'Keeping the site secure and preventing abuse: legitimate interest.',
          'es-es': 'Mantener el sitio seguro y evitar abusos: interés legítimo.',
        },
        {
          'pt-br': 'Cumprir a lei e defender direitos: obrigação legal, exercício regular de direitos e, no GDPR, legítimo interesse.',
          'en-us': 'Complying with the law and defending rights: legal obligation and the exercise of rights in legal proceedings (under the GDPR, legitimate interest covers the latter).',
          'es-es': 'Cumplir la ley y defender derechos: obligación legal, ejercicio regular de derechos (LGPD) e interés legítimo (RGPD).',
        },
      ],
    },
    {
      id: 'compartilhamento',
      title: {
        'pt-br': 'Compartilhamento de informações',
        'en-us': 'Sharing of information',
        'es-es': 'Cómo compartimos la información',
      },
      paragraphs: [
        {
          'pt-br': 'Não vendemos seus dados. A Tecto é uma empresa brasileira: se você está em outro país, sua mensagem é tratada por nossa equipe no Brasil. Quando um fornecedor guarda dados no exterior, a transferência segue as regras da LGPD e, quando se aplica, do GDPR.',
          'en-us': 'We do not sell your data. Tecto is a Brazilian company, so if you are in another country, your message is handled by our team in Brazil. When a provider stores data abroad, the transfer follows the rules of the LGPD and, where it applies, the GDPR.',
          'es-es': 'No vendemos tus datos. Tecto es una empresa brasileña: si estás en otro país, nuestro equipo trata tu mensaje en Brasil. Cuando un proveedor guarda datos fuera de Brasil, la transferencia sigue las reglas de la LGPD y, cuando corresponde, del RGPD.',
        },
        {
          'pt-br': 'Os dados só chegam a quem precisa deles para estas tarefas:',
          'en-us': 'Your data reaches only those who need it for these tasks:',
          'es-es': 'Los datos solo llegan a quien los necesita para estas tareas:',
        },
      ],
      bullets: [
        {
          'pt-br': 'Fornecedores de hospedagem e de e-mail, que trabalham sob nossas instruções.',
          'en-us': 'Hosting and email providers, which work under our instructions.',
          'es-es': 'Proveedores de alojamiento y de correo electrónico, que trabajan según nuestras instrucciones.',
        },
        {
          'pt-br': 'Plataformas de medição e de anúncios, depois do seu aceite.',
          'en-us': 'Measurement and advertising platforms, once you accept.',
          'es-es': 'Plataformas de medición y de publicidad, después de que aceptes.',
        },
        {
          'pt-br': 'A plataforma de vídeo, quando você clica para assistir.',
          'en-us': 'The video platform, when you click to watch.',
          'es-es': 'La plataforma de vídeo, cuando haces clic para ver uno.',
        },
        {
          'pt-br': 'Autoridades, quando a lei ou uma ordem judicial obriga.',
          'en-us': 'Authorities, when the law or a court order requires it.',
          'es-es': 'Autoridades, cuando la ley o una orden judicial lo exige.',
        },
      ],
    },
    {
      id: 'cookies',
      title: {
        'pt-br': 'Cookies e tecnologias semelhantes',
        'en-us': 'Cookies and similar technologies',
        'es-es': 'Cookies y tecnologías similares',
      },
      paragraphs: [
        {
          'pt-br': 'O gerenciador de tags e o pixel de anúncios só carregam depois que você aceita no aviso do site. A partir daí, podem gravar cookies próprios. Sem o aceite, as páginas e os formulários funcionam do mesmo jeito.',
          'en-us': 'The tag manager and the ad pixel load only after you accept in the notice on the site. From then on, they may set cookies of their own. If you do not accept, pages and forms work just the same.',
          'es-es': 'El gestor de etiquetas y el píxel publicitario solo se cargan después de que aceptes en el aviso del sitio. Desde ese momento pueden instalar sus propias cookies. Si no aceptas, las páginas y los formularios funcionan igual.',
        },
        {
          'pt-br':
            'Sua escolha fica guardada neste navegador sob a chave @tecto:cookies-accepted e, com a data e a versão desta política, sob @tecto:cookies-record. Você pode mudá-la quando quiser no quadro abaixo. Se o seu navegador envia o sinal Global Privacy Control, entendemos isso como um não. Para contar cada envio de formulário uma só vez, um número aleatório fica na aba até a página de agradecimento.',
          'en-us':
            'Your choice is kept in this browser under the key @tecto:cookies-accepted and, with the date and the version of this policy, under @tecto:cookies-record. You can change it at any time in the box below. If your browser sends the Global Privacy Control signal, we take it as a no. To count each form you send only once, a random number stays in the tab until the thank-you page.',
          'es-es':
            'Tu elección se guarda en este navegador con la clave @tecto:cookies-accepted y, con la fecha y la versión de esta política, con @tecto:cookies-record. Puedes cambiarla cuando quieras en el recuadro de abajo. Si tu navegador envía la señal Global Privacy Control, la entendemos como un no. Para contar cada envío de formulario una sola vez, un número aleatorio queda en la pestaña hasta la página de agradecimiento.',
        },
        {
          'pt-br': 'Os vídeos só são carregados da plataforma de vídeo depois do clique. A partir dele, valem também as regras de privacidade dessa plataforma.',
          'en-us': 'Videos load from the video platform only after you click. From that point on, the platform’s own privacy rules apply as well.',
          'es-es': 'Los vídeos solo se cargan desde la plataforma de vídeo después de que hagas clic. A partir de ahí se aplican también las normas de privacidad de esa plataforma.',
        },
      ],
    },
    {
      id: 'seguranca',
      title: {
        'pt-br': 'Segurança dos dados',
        'en-us': 'Data security',
        'es-es': 'Seguridad de los datos',
      },
      paragraphs: [
        {
          'pt-br': 'Os formulários são enviados por conexão criptografada, e só tem acesso às mensagens quem precisa delas para atender você. Pedimos apenas os dados necessários para a conversa. Por favor, não envie senhas nem dados sensíveis, como informações de saúde.',
          'en-us': 'Forms are sent over an encrypted connection, and only the people who need your message to help you can access it. We ask only for the data the conversation requires. Please do not send passwords or sensitive data, such as health information.',
          'es-es': 'Los formularios se envían por una conexión cifrada y solo accede a los mensajes quien los necesita para atenderte. Pedimos únicamente los datos necesarios para la conversación. Por favor, no envíes contraseñas ni datos sensibles, como información de salud.',
        },
        {
          'pt-br': 'Nenhum sistema é imune a falhas. Se um incidente puder causar risco ou dano relevante a você, avisaremos você e a ANPD, a autoridade brasileira de proteção de dados, e, quando o GDPR exigir, a autoridade europeia competente.',
          'en-us': 'No system is immune to failure. If an incident could cause you significant risk or harm, we will notify you and the ANPD, Brazil’s data protection authority, and, where the GDPR requires it, the competent European authority.',
          'es-es': 'Ningún sistema es inmune a los fallos. Si un incidente pudiera causarte un riesgo o daño relevante, te avisaremos y lo notificaremos a la ANPD, la autoridad brasileña de protección de datos, y, cuando lo exija el RGPD, a la autoridad de control que corresponda.',
        },
      ],
    },
    {
      id: 'retencao',
      title: {
        'pt-br': 'Retenção dos dados',
        'en-us': 'Data retention',
        'es-es': 'Conservación de los datos',
      },
      paragraphs: [
        {
          'pt-br':
            'Guardamos os dados do formulário enquanto durar a conversa sobre o seu pedido e, se ela virar contrato, durante o contrato. Depois disso, os dados são apagados ou anonimizados. Só os guardamos por mais tempo quando a lei exige ou permite, por exemplo para obrigações fiscais ou defesa em um processo.',
          'en-us':
            'We keep form data for as long as the conversation about your request lasts and, if it turns into a contract, for the length of that contract. After that, the data is deleted or anonymized. We keep it longer only when the law requires or permits it, for example for tax obligations or to defend a legal claim.',
          'es-es':
            'Conservamos los datos del formulario mientras dure la conversación sobre tu solicitud y, si se convierte en contrato, durante su vigencia. Después se borran o se anonimizan. Solo los guardamos más tiempo cuando la ley lo exige o lo permite, por ejemplo por obligaciones fiscales o para la defensa en un proceso.',
        },
        {
          'pt-br': 'Se o serviço de e-mail não responder, o que você digitou fica neste navegador por até 72 horas, para que possa ser enviado de novo.',
          'en-us': 'If the mail service does not respond, what you typed stays in this browser for up to 72 hours, so that it can be sent again.',
          'es-es': 'Si el servicio de correo no responde, lo que escribiste permanece en este navegador hasta 72 horas, para que se pueda enviar de nuevo.',
        },
      ],
    },
    {
      id: 'direitos',
      title: {
        'pt-br': 'Seus direitos',
        'en-us': 'Your rights',
        'es-es': 'Tus derechos',
      },
      paragraphs: [
        {
          'pt-br': 'O art. 18 da LGPD garante a você os direitos abaixo. Para exercer qualquer um deles, escreva para contato@tecto.example, diga o que deseja e informe o e-mail usado no formulário. Podemos pedir uma confirmação de identidade. O pedido não tem custo.',
          'en-us': 'Article 18 of the LGPD gives you the rights below. To use any of them, write to contato@tecto.example, say what you want, and tell us the email you used in the form. We may ask you to confirm your identity. There is no charge.',
          'es-es': 'El art. 18 de la LGPD te reconoce los derechos de la lista. Para ejercerlos, escribe a contato@tecto.example, di qué deseas e indica el correo electrónico que usaste en el formulario. Podemos pedirte que confirmes tu identidad. La solicitud no tiene coste.',
        },
        {
          'pt-br': 'Você também pode recorrer à ANPD. Na União Europeia, pode ainda se opor ao uso baseado em legítimo interesse, limitar o tratamento e reclamar à autoridade do seu país.',
          'en-us': 'You may also file a complaint with the ANPD. If you are in the European Union, you can object to use based on legitimate interest, ask us to restrict processing, and file a complaint with your country’s data protection authority.',
          'es-es': 'También puedes acudir a la ANPD. En la Unión Europea puedes además oponerte al uso basado en el interés legítimo, pedir que limitemos el tratamiento y reclamar ante la autoridad de tu país (en España, la AEPD).',
        },
      ],
      bullets: [
        {
          'pt-br': 'Confirmar que tratamos seus dados e ter acesso a eles.',
          'en-us': 'Confirm whether we handle your data, and access it.',
          'es-es': 'Confirmar si tratamos tus datos y acceder a ellos.',
        },
        {
          'pt-br': 'Corrigir dados incompletos, inexatos ou desatualizados.',
          'en-us': 'Correct data that is incomplete, inaccurate, or out of date.',
          'es-es': 'Corregir datos incompletos, inexactos o desactualizados.',
        },
        {
          'pt-br': 'Anonimizar, bloquear ou eliminar dados desnecessários ou tratados fora da lei.',
          'en-us': 'Anonymize, block, or delete data that is unnecessary or unlawfully handled.',
          'es-es': 'Anonimizar, bloquear o eliminar datos innecesarios o tratados de forma ilícita.',
        },
        {
          'pt-br': 'Levar seus dados a outro fornecedor.',
          'en-us': 'Move your data to another provider.',
          'es-es': 'Llevar tus datos a otro proveedor.',
        },
        {
          'pt-br': 'Saber com quem os compartilhamos.',
          'en-us': 'Know who we share it with.',
          'es-es': 'Saber con quién los compartimos.',
        },
        {
          'pt-br': 'Negar ou retirar o consentimento, saber o que isso muda e eliminar os dados ligados a ele.',
          'en-us': 'Refuse or withdraw consent, know what that changes, and delete the data tied to it.',
          'es-es': 'Negar o retirar el consentimiento, saber qué cambia y eliminar los datos ligados a él.',
        },
        {
          'pt-br': 'Opor-se a um uso irregular.',
          'en-us': 'Object to unlawful use.',
          'es-es': 'Oponerte a un uso ilícito.',
        },
      ],
    },
    {
      id: 'alteracoes',
      title: {
        'pt-br': 'Alterações desta política',
        'en-us': 'Changes to this policy',
        'es-es': 'Cambios en esta política',
      },
      paragraphs: [
        {
          'pt-br': 'Podemos atualizar esta política quando o site ou a lei mudar. A data nesta página mostra a versão em vigor. Se uma mudança afetar a finalidade ou a forma de uso dos seus dados, um aviso aparecerá no site antes de ela valer. Quando a mudança depender de consentimento, pediremos um novo.',
          'en-us': 'We may update this policy when the site or the law changes. The date on this page shows the version in force. If a change affects why or how we use your data, a notice will appear on the site before it takes effect. When a change depends on consent, we will ask for it again.',
          'es-es':
            'Podemos actualizar esta política cuando cambie el sitio o la ley. La fecha de esta página indica la versión vigente. Si un cambio afecta a la finalidad o a la forma de usar tus datos, el aviso aparecerá en el sitio antes de que se aplique. Cuando el cambio dependa de tu consentimiento, te lo pediremos de nuevo.',
        },
      ],
    },
    {
      id: 'contato',
      title: {
        'pt-br': 'Contato',
        'en-us': 'Contact',
        'es-es': 'Contacto',
      },
      paragraphs: [
        {
          'pt-br': 'Dúvidas sobre esta política ou sobre os seus dados? Escreva para a Tecto Tecnologia Ltda. em contato@tecto.example ou fale pelo telefone e WhatsApp +55 11 90000-0100. No e-mail, use “Dados pessoais” no assunto, para que a mensagem chegue a quem cuida do tema.',
          'en-us': 'Questions about this policy or about your data? Write to Tecto Tecnologia Ltda. at contato@tecto.example, or call or message us on WhatsApp at +55 11 90000-0100. When you send an email, put “Personal data” in the subject line so it reaches the people who handle these requests.',
          'es-es': '¿Tienes dudas sobre esta política o sobre tus datos? Escribe a Tecto Tecnologia Ltda. (contato@tecto.example), o llámanos o mándanos un WhatsApp al +55 11 90000-0100. Si usas el correo electrónico, pon «Datos personales» en el asunto para que llegue a quien se ocupa del tema.',
        },
      ],
    },
  ],
}
