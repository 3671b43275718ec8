/** What stands after the slash, such as a month, is half as high, in the face of the text. */
export function Price({ price }: { price: string }) {
  const [amount = ''] = price.split('/')
  const unit = price.slice(amount.length)
  return (
    <>
      {amount}
      {unit && <span className="ml-[0.25em] font-650 font-body text-[0.45em] tracking-normal">{unit}</span>}
    </>
  )
}
