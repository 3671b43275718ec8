export function Hero({ title, intro, picture }) {
  return (
    <div className="hero">
      <img src={picture} alt="" width="1600" height="900" fetchPriority="high" />
      <h1>{title}</h1>
      <p>{intro}</p>
    </div>
  )
}

export function Cards({ title, cards, children }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="grid">
        {cards.map((card) => (
          <li key={card.id} className="card">
            <h3>{card.title}</h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

export function Logos({ partners }) {
  return (
    <section>
      <ul className="grid logos">
        {partners.map(({ id, name, logo }) => (
          <li key={id}>
            <img src={logo} alt={name} width="200" height="56" loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  )
}
