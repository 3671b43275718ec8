import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Text } from '../../components/ui/Text.tsx'

/** The specification requires it in every language. */
export const errorTitle = 'Unexpected Application Error!'

/** Retries when the network is back. */
export function ErrorPage() {
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])
  return (
    <section className="band flex min-h-[60svh] flex-col items-start justify-center gap-6" role="alert">
      <h1 className="text-title-strong" lang="en">
        {errorTitle}
      </h1>
      <Text className="max-w-xl text-intro text-muted" words="error.unexpected.text" />
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-solid cursor-pointer" onClick={retry}>
          <FormattedMessage id="error.unexpected.retry" />
        </button>
        <ButtonLink to="/" tone="outline" label="error.unexpected.home" />
      </div>
    </section>
  )
}

function retry() {
  location.reload()
}
