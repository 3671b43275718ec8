import { PlainList } from '../ui/PlainList.tsx'

/** Shows who reads what visitors send. */
export function WhoAnswers({ people }: { people: { name: string; role: string; face: string }[] }) {
  return (
    <PlainList className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-4 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
      {people.map(({ name, role, face }) => (
        <li key={name} className="flex items-center gap-3">
          <img
            src={face}
            alt=""
            width={96}
            height={96}
            loading="lazy"
            className="w-18 shrink-0 rounded-field sm:w-24"
          />
          <div>
            <p className="font-650">{name}</p>
            <p className="text-small opacity-85 max-sm:hidden">{role}</p>
          </div>
        </li>
      ))}
    </PlainList>
  )
}
