#!/usr/bin/env bash
# Unpacks LemonLDAP::NG, an OpenID Connect provider that nobody here wrote, from Debian's packages into a folder of the
# repository: nothing is installed into the system, and no service is started. Says “skipped” where that can't be done.
set -euo pipefail
folder="$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)/.data/providers/lemonldap"
skip() {
  echo "skipped: $1"
  rm -rf "$folder"
  exit 0
}
command -v apt-get >/dev/null && command -v dpkg >/dev/null && command -v perl >/dev/null || skip 'this is no Debian'

packages=(lemonldap-ng-fastcgi-server liblemonldap-ng-common-perl liblemonldap-ng-handler-perl liblemonldap-ng-portal-perl
  libio-string-perl libstring-random-perl libgd-securityimage-perl libimage-magick-perl libconvert-base32-perl
  libio-socket-timeout-perl libunicode-string-perl libmime-tools-perl libipc-run-perl libcrypt-openssl-bignum-perl
  libcrypt-openssl-rsa-perl libcrypt-openssl-x509-perl libcrypt-jwt-perl)
rm -rf "$folder" && mkdir -p "$folder/packages" "$folder/root"
cd "$folder/packages"
missing="$(apt-get install --simulate --no-install-recommends "${packages[@]}" 2>/dev/null | awk '/^Inst/ { print $2 }')" ||
  skip 'its packages are not known'
# shellcheck disable=SC2086 # a list of names
apt-get download $missing >/dev/null 2>&1 || skip 'its packages can’t be downloaded'
for package in *.deb; do dpkg -x "$package" "$folder/root"; done
rm -rf "$folder/packages"
echo "LemonLDAP::NG is in $folder"
