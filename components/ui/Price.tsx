/** What stands after the slash, such as a month, is half as high. */
export function Price({ price }: { price: string }) {
  const [amount, unit] = price.split('/')
  return (
    <>
      {amount}
      {unit && <span className="text-[0.5em]">{`/${unit}`}</span>}
    </>
  )
}
