# The portal of LemonLDAP::NG for a server of Perl's own (Plack), so that no web server is needed.
use Lemonldap::NG::Portal::Main;
Lemonldap::NG::Portal::Main->run( {} );
