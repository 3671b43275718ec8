#!/bin/bash
# Installed on the server as /usr/local/sbin/site-publish (docs/operate.md). `install` unpacks and tries the uploaded release, as a user
# without access to secrets. `switch`, as root, serves the newest release that is not being served: a new one, else the previous one.
set -euo pipefail
shopt -s nullglob
cd "${SITE_ROOT:-/srv/site}"
# The unit's own settings override the file's.
settings() {
  systemctl show site --property=Environment --value | tr ' ' '\n'
  cat "${SITE_ENV:-/etc/site.env}"
}
port=$(settings 2> /dev/null | sed -nE 's/^PORT=\W*([0-9]+).*/\1/p' | head -n 1) || true
port=${port:-4173}

# Waits until the service on a port is ready, while a process still runs.
await_ready() {
  timeout "${PATIENCE:-30}" bash -ec 'until curl -sf -o /dev/null "$0"; do sleep 0.2; kill -0 "$1"; done' "http://127.0.0.1:$1/readyz" "$2"
}

serve() {
  # Renaming a new link over the old one leaves no moment without a link.
  ln -sfn "$1" current.next &&
    mv -T current.next current &&
    systemctl restart site &&
    await_ready "$port" $$
}

case ${1:-} in
install)
  rm -rf releases/*.new
  name=$(date -u +%Y-%m-%dT%H-%M-%S.%3NZ)
  new=releases/$name.new
  mkdir "$new"
  tar -xzf release.tgz -C "$new"
  if grep '"unfit"' "$new/dist/rules.json"; then
    echo 'Visitors must not see this build. Make another one: npm run build' >&2
    exit 1
  fi
  npm ci --prefix "$new" --omit=dev
  # Debian's npm (9.2) removes node_modules/.bin/node together with the package for the other processor; this restores it.
  npm rebuild --prefix "$new"

  # Open tabs request scripts of earlier builds: they are kept for 14 days after their release was last installed.
  for release in releases/*Z; do touch -c "assets/${release#releases/}"; done
  find assets -mindepth 1 -maxdepth 1 -mtime +13 -exec rm -r {} +
  cp -rl "$new/dist/client/assets" "assets/$name"
  # Equal names have equal content. (`cp -n` ends with an error in some versions where a file is there already.)
  for earlier in assets/*; do cp -rlf "$earlier/." "$new/dist/client/assets"; done

  # Try the release on an empty database before the site depends on it.
  data=$(mktemp -d)
  free=$("$new/node_modules/.bin/node" -e "require('net').createServer().listen(0, '127.0.0.1', function () { console.log(this.address().port); this.close() })")
  (cd "$new" && PORT=$free DATA_DIR=$data exec node_modules/.bin/node server/serve.ts) &
  trap 'kill %1 && wait; rm -rf "$data"' EXIT
  await_ready "$free" $!
  ln -s /etc/site.env "$new/.env"
  mv "$new" "releases/$name"
  ;;
switch)
  old=$(readlink current || true)
  new=$(compgen -G 'releases/*Z' | grep -Fvx "$old" | sort | tail -1) || { echo 'There is no other release.' >&2; exit 1; }
  if ! serve "$new"; then
    echo "$new did not become ready (journalctl -u site)${old:+, going back to $old}." >&2
    if [ "$old" ]; then serve "$old" || true; fi
    rm -rf "$new"
    exit 1
  fi
  for other in releases/*Z; do
    [[ $other == "$new" || $other == "$old" ]] || rm -rf "$other"
  done
  echo "Now serving $new."
  ;;
*)
  echo 'Usage: site-publish install | switch' >&2
  exit 1
  ;;
esac
