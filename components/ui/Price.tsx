/** What stands after the slash, such as a month, is half as high. */
export function Price({ price }: { price: string }) {
  const [amount = ''] = price.split('/')
  const unit = price.slice(amount.length)
  return (
    <>
      {amount}
      {unit && <span className="text-[0.5em]">{unit}</span>}
    </>
  )
}
