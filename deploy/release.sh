#!/bin/sh
# Shows a release to everybody, at once; run it where nginx serves this folder.
#   sh release.sh         which releases are here
#   sh release.sh new     the newest
#   sh release.sh back    the one before that which is shown
#   sh release.sh NAME    that one
# RELOAD is the command that makes nginx read its files again. Default: nginx -t && nginx -s reload && sleep 2
set -eu
cd "$(dirname "$0")"
names=$(ls -1 -p releases | sed -n '/\.next\/$/d; s|/$||p' | sort)
shown=$(basename "$(readlink current || echo none)")

case "${1:-}" in
  '')
    for name in $names; do
      if [ "$name" = "$shown" ]; then echo "$name  <- shown"; else echo "$name"; fi
    done
    exit 0
    ;;
  new) wanted=$(echo "$names" | tail -n 1) ;;
  back) wanted=$(echo "$names" | sed -n "/^$shown\$/q;p" | tail -n 1) ;;
  *) wanted=$1 ;;
esac
if [ -z "$wanted" ] || [ ! -f "releases/$wanted/index.html" ]; then
  echo "There is no such release here; $shown stays." >&2
  exit 1
fi

# First the policy that covers its pages, then the pages. The way back is covered already.
if [ "$1" != back ]; then sh -c "${RELOAD:-nginx -t && nginx -s reload && sleep 2}"; fi
ln -sfn "releases/$wanted" current.next
mv -T current.next current
echo "$wanted is shown; before: $shown."
