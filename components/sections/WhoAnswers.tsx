import { PlainList } from '../ui/PlainList.tsx'

/** Shows who reads what visitors send. */
export function WhoAnswers({ people }: { people: { name: string; role: string; photo: string }[] }) {
  return (
    <PlainList className="flex flex-col gap-4">
      {people.map(({ name, role, photo }) => (
        <li key={name} className="flex items-center gap-4">
          <span className="h-24 w-24 shrink-0 overflow-hidden rounded-pill">
            <img
              src={photo}
              alt=""
              width={380}
              height={460}
              loading="lazy"
              className="h-full w-full origin-[50%_34%] scale-170 object-cover object-[50%_18%] [filter:brightness(1.7)_saturate(1.1)]"
            />
          </span>
          <div>
            <p className="font-650">{name}</p>
            <p className="text-small opacity-85">{role}</p>
          </div>
        </li>
      ))}
    </PlainList>
  )
}
