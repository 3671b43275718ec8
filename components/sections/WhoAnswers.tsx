import { PlainList } from '../ui/PlainList.tsx'

/** Shows who reads what visitors send. */
export function WhoAnswers({ people }: { people: { name: string; role: string; photo: string }[] }) {
  return (
    <PlainList className="flex flex-col gap-4">
      {people.map(({ name, role, photo }) => (
        <li key={name} className="flex items-center gap-4">
          <span className="h-20 w-20 shrink-0 overflow-hidden rounded-pill">
            <img
              src={photo}
              alt=""
              width={380}
              height={460}
              loading="lazy"
              className="h-full w-full origin-[50%_40%] scale-135 object-cover object-[50%_18%]"
            />
          </span>
          <div>
            <p className="font-650">{name}</p>
            <p className="text-muted text-small">{role}</p>
          </div>
        </li>
      ))}
    </PlainList>
  )
}
