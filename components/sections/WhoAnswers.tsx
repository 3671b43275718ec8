import { PlainList } from '../ui/PlainList.tsx'

/** Shows who reads what visitors send. */
export function WhoAnswers({ people }: { people: { name: string; role: string; photo: string }[] }) {
  return (
    <PlainList className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-4 sm:grid-cols-1">
      {people.map(({ name, role, photo }) => (
        <li key={name} className="flex items-center gap-3">
          <span className="aspect-square w-18 shrink-0 overflow-hidden rounded-field sm:w-24">
            <img
              src={photo}
              alt=""
              width={380}
              height={460}
              loading="lazy"
              className="h-full w-full origin-[50%_34%] [scale:1.7] object-cover object-[50%_18%] [filter:brightness(1.4)_saturate(1.1)]"
            />
          </span>
          <div>
            <p className="font-650">{name}</p>
            <p className="text-small opacity-85 max-sm:hidden">{role}</p>
          </div>
        </li>
      ))}
    </PlainList>
  )
}
